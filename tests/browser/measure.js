/**
 * What is wrong with the page as it is laid out now: of everything that can be pressed or read,
 * what is covered, cut, too small, or moves; and what scrolls that should not.
 *
 * `data-scrolls` marks a room that scrolls, `data-drawn` a picture on which pieces lie, `data-pans` a
 * window on a larger one: what lies beyond the edge of these is not cut, but in a window all that can
 * be pressed must be in sight. There pieces stand on spaces, so that of these only targets are asked,
 * and may lie under them in part; where a picture has more targets than fingers can tell apart
 * (`data-dense`) each is large enough for a pointer.
 */
(() => {
  const SLACK = 1.5; // pixels
  const POINTS = [0.08, 0.36, 0.64, 0.92]; // of a box, in both directions
  const SMALLEST_TEXT = 14;
  const FINGER = 44;
  const POINTER = 24;
  const PHONE = 500; // the shorter side
  const HIDDEN = 0.7; // of a space in a picture: from there on it is under its pieces
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [tabindex]:not([tabindex='-1'])";
  const DRAWN = "svg[aria-label], svg [aria-label], svg [role=img]";
  const UNSEEN = ".unseen, .skip, [hidden], dialog:not([open])";

  const isSeen = (element) =>
    !element.closest(UNSEEN) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const named = (element) => {
    const text = element.getAttribute("aria-label") || element.textContent.trim();
    const tag = element.closest("[data-region]")?.dataset.region ?? element.closest("header, aside, main")?.tagName ?? "";
    return `${tag.toLowerCase()} ${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} “${text.replace(/\s+/g, " ").slice(0, 40)}”`;
  };

  const cutBy = (box, edge) => ({
    left: Math.max(box.left, edge.left),
    top: Math.max(box.top, edge.top),
    right: Math.min(box.right, edge.right),
    bottom: Math.min(box.bottom, edge.bottom),
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const exceeds = (box, edge) =>
    Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);

  /** The part of a box that its ancestors and the window let see, and what cuts it. */
  function sightOf(element, box) {
    let seen = box;
    let by = null;
    let window = null;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (at.matches("[data-pans], [data-drawn]")) window = at;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (at === document.body) continue;
      const edge = at.getBoundingClientRect();
      const isRoom = at.matches("[data-scrolls]") || window !== null;
      const isShortened = textOverflow === "ellipsis" && at.closest("[title], [aria-label]");
      if (!isRoom && !isShortened && exceeds(seen, edge) > SLACK) by ??= at;
      seen = cutBy(seen, edge);
      if (isEmpty(seen)) break;
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!isEmpty(seen) && exceeds(seen, page) > SLACK) by ??= document.documentElement;
    return { seen: cutBy(seen, page), by, window };
  }

  /** Whether an element paints anything at that point. */
  function paints(element, x, y) {
    if (element instanceof SVGElement) return element instanceof SVGGeometryElement || element.localName === "text";
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.05) return false;
    const isClear = /^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/.test(style.backgroundColor);
    if (!isClear || style.backgroundImage !== "none") return true;
    if (element.matches("img, canvas, input, select, textarea, video")) return true;
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      );
    });
  }

  /**
   * Whether one is a part of the other, or both of one piece that is pressed, or the one what is
   * written on the other (`data-at` a `data-site`): it is drawn so.
   */
  const isOwn = (thing, other) =>
    other === thing ||
    thing.contains(other) ||
    other.contains(thing) ||
    thing.closest("button")?.contains(other) ||
    (thing.dataset.site !== undefined && other.closest("[data-at]")?.dataset.at === thing.dataset.site);

  /** Whether it is covered at that point; undefined where a drawn shape is not at all. */
  function isCovered(thing, x, y) {
    const all = document.elementsFromPoint(x, y);
    const isDrawn = thing instanceof SVGElement;
    const own = all.findIndex((each) => (isDrawn ? thing.contains(each) : isOwn(thing, each)));
    if (own < 0 && isDrawn) return undefined;
    return all.slice(0, own < 0 ? all.length : own).some((each) => !isOwn(thing, each) && paints(each, x, y));
  }

  /** The share of it that lies under something else. */
  function covered(thing, { left, top, right, bottom }) {
    const points = POINTS.flatMap((x) => POINTS.map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
    const found = points.map(([x, y]) => isCovered(thing, x, y)).filter((each) => each !== undefined);
    return found.length ? found.filter(Boolean).length / found.length : 0;
  }

  /** Every text that is read, with its lines; letters are lower than their line boxes. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.matches("script, style, option, title") || !isSeen(parent)) continue;
      if (parent.closest("svg [aria-hidden=true], svg[aria-hidden=true]")) continue; // part of a drawing
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        const spare = (bottom - top) * 0.2;
        return { left, right, top: top + spare, bottom: bottom - spare };
      });
      yield { element: parent, lines, text: node.data.trim() };
    }
  }

  function sizeOfText(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  function isInline(element) {
    return element.localName === "a" && getComputedStyle(element).display === "inline";
  }

  window.measure = () => {
    const faults = [];
    const tell = (kind, element, share = 1, more = "") =>
      faults.push({ kind, what: named(element) + more, share: Math.round(share * 100) });
    const least = Math.min(innerWidth, innerHeight) < PHONE ? FINGER : POINTER;

    const look = (element, box, canPress) => {
      if (isEmpty(box)) return;
      const { seen, by, window } = sightOf(element, box);
      if (by) tell("cut", element, 1, ` by ${by.localName}.${by.className?.baseVal ?? by.className}`.slice(0, 60));
      if (window && canPress && exceeds(box, window.getBoundingClientRect()) > SLACK) tell("out of sight", element);
      if (isEmpty(seen)) return;
      const share = window && !canPress ? 0 : covered(element, seen);
      if (share > (window ? HIDDEN : 0)) tell("covered", element, share);
    };

    for (const element of document.querySelectorAll(PRESSED)) {
      if (!isSeen(element) || element.closest("svg svg")) continue;
      const box = (element.closest("label") ?? element).getBoundingClientRect();
      const enough = element.closest("[data-dense]") ? POINTER : least;
      if (!isInline(element) && Math.min(box.width, box.height) < enough - 0.5) {
        tell("small", element, 1, ` ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      look(element, element.getBoundingClientRect(), !element.matches(":disabled, [aria-disabled=true]"));
    }
    for (const element of document.querySelectorAll(DRAWN)) {
      if (isSeen(element) && !element.matches(PRESSED)) look(element, element.getBoundingClientRect(), false);
    }
    for (const { element, lines } of texts()) {
      if (!lines.length) continue;
      const size = sizeOfText(element);
      if (size < SMALLEST_TEXT - 0.1) tell("small text", element, 1, ` ${size.toFixed(1)} px`);
      for (const line of lines) look(element, line, false);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) tell("sideways", document.body);
    if (scrollHeight > innerHeight) tell("scrolls", document.body);
    for (const element of document.querySelectorAll("main *, header, section")) {
      if (element.matches("[data-scrolls], textarea") || !isSeen(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (down || across) tell("scrolls", element);
    }
    return faults;
  };

  /** Where each region is. */
  window.places = () =>
    Object.fromEntries(
      [...document.querySelectorAll("[data-region]")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.dataset.region, [x, y, width, height].map(Math.round).join()];
      }),
    );

  /** When all is drawn, and nothing moves any more. */
  window.settled = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  };

  // Things that let the pointer through are seen nevertheless.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
})();
