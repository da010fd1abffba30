/**
 * What is wrong with the page as it is laid out now: of everything that can be pressed or read,
 * what is covered, cut, broken, too small, or moves; and what scrolls that should not.
 *
 * `data-scrolls` marks a room that scrolls, `data-drawn` a picture on which pieces lie, `data-pans` a
 * window on a larger one: what lies beyond the edge of these is not cut, but in a window all that can
 * be pressed must be in sight. There pieces stand on spaces, so that of these only targets are asked,
 * and may lie under them in part; where a picture has more targets than fingers can tell apart
 * (`data-dense`) each is large enough for a pointer.
 */
(() => {
  const SLACK = 1.5; // pixels
  const POINTS = [0.03, 0.34, 0.66, 0.97]; // of a box, in both directions
  const INNER = [0.08, 0.36, 0.64, 0.92]; // of the box of a drawn shape, which does not fill it
  const SMALLEST_TEXT = 14;
  const FINGER = 44;
  const POINTER = 24;
  const PHONE = 500; // the shorter side
  const HIDDEN = 0.7; // of a space in a picture: from there on it is under its pieces
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [tabindex]:not([tabindex='-1'])";
  const DRAWN = "svg[aria-label], svg [aria-label], svg [role=img]";
  const PARTING = "\u00ad"; // where a word may go on on another line
  const WORD = /[\p{L}\p{N}\u00ad]{2,}/gu;
  const UNSEEN = ".unseen, .skip, [hidden], dialog:not([open])";

  /** What is asked of an element more than once while one looks, and what it was answered. */
  const asked = [];
  function once(ask) {
    const answers = new Map();
    asked.push(answers);
    return (element) => {
      if (!answers.has(element)) answers.set(element, ask(element));
      return answers.get(element);
    };
  }
  const styleOf = once((element) => getComputedStyle(element));
  const boxOf = once((element) => element.getBoundingClientRect());
  const isSeen = once(
    (element) => !element.closest(UNSEEN) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

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
  const exceeds = (box, edge, across = true, down = true) =>
    Math.max(
      ...(across ? [edge.left - box.left, box.right - edge.right] : [0]),
      ...(down ? [edge.top - box.top, box.bottom - edge.bottom] : [0]),
    );

  /** The part of a box that its ancestors and the window let see, and what cuts it. */
  function sightOf(element, box, isWhole) {
    let seen = box;
    let by = null;
    let window = null;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (at.matches("[data-pans], [data-drawn]")) window = at;
      const { overflowX, overflowY, textOverflow } = styleOf(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (at === document.body) continue;
      const edge = boxOf(at);
      const isRoom = at.matches("[data-scrolls]");
      const isAcross = isRoom && /auto|scroll/.test(overflowX);
      const isDown = isRoom && /auto|scroll/.test(overflowY);
      const isShortened = textOverflow === "ellipsis" && at.closest("[title], [aria-label]");
      const isFree = window !== null || isShortened;
      if (!isFree && exceeds(seen, edge, !isAcross, !isDown) > SLACK) by ??= at;
      seen = cutBy(seen, edge);
      if (isEmpty(seen)) break;
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!isEmpty(seen) && exceeds(seen, page, true, isWhole) > SLACK) by ??= document.documentElement;
    return { seen: cutBy(seen, page), by, window };
  }

  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };

  /** The boxes in which an element paints something itself; a drawing is taken as a whole. */
  const paintedBy = once((element) => {
    if (element instanceof SVGElement) return [boxOf(element)];
    const style = styleOf(element);
    if (Number(style.opacity) < 0.05) return [];
    const isClear = /^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/.test(style.backgroundColor);
    if (!isClear || style.backgroundImage !== "none") return [boxOf(element)];
    if (element.matches("img, canvas, input, select, textarea, video")) return [boxOf(element)];
    return [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE && node.data.trim() ? linesOf(node) : [],
    );
  });
  const isIn = (x, y, { left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  function paints(element, x, y) {
    if (element instanceof SVGElement) return element instanceof SVGGeometryElement || element.localName === "text";
    return paintedBy(element).some((box) => isIn(x, y, box));
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

  /** Whether it is covered at that point; undefined where it is not at all, as in a round corner. */
  function isCovered(thing, x, y) {
    const isDrawn = thing instanceof SVGElement;
    const isItself = (each) => thing.contains(each) || (!isDrawn && thing.closest("button")?.contains(each));
    if (isItself(document.elementFromPoint(x, y))) return false; // asked first: it costs a tenth
    const all = document.elementsFromPoint(x, y);
    const own = all.findIndex(isItself);
    if (own < 0) return undefined;
    return all.slice(0, own).some((each) => !isOwn(thing, each) && paints(each, x, y));
  }

  /** The share of it that lies under something else: looked at only where something else is painted. */
  function covered(thing, seen, painted) {
    const { left, top, right, bottom } = seen;
    const isPiece = thing.ownerSVGElement;
    const others = painted.filter(({ box, by }) => !isEmpty(cutBy(box, seen)) && (isPiece || !isOwn(thing, by)));
    if (!others.length) return 0;
    const shares = isPiece ? INNER : POINTS;
    const points = shares.flatMap((x) => shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
    const found = points
      .map(([x, y]) => others.some(({ box }) => isIn(x, y, box)) && isCovered(thing, x, y))
      .filter((each) => each !== undefined);
    return found.length ? found.filter(Boolean).length / found.length : 0;
  }

  /** Every text that is read, with its lines; letters are lower than their line boxes. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.matches("script, style, option, title") || !isSeen(parent)) continue;
      if (parent.closest("svg [aria-hidden=true], svg[aria-hidden=true]")) continue; // part of a drawing
      const lines = linesOf(node).map(({ left, top, right, bottom }) => {
        const spare = (bottom - top) * 0.2;
        return { left, right, top: top + spare, bottom: bottom - spare };
      });
      yield { element: parent, lines, node };
    }
  }

  /** A word that goes on on another line where it may not, if there is one. */
  function brokenWord(node) {
    const range = document.createRange();
    for (const { index, 0: word } of node.data.matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > word.split(PARTING).length) return word;
    }
    return null;
  }

  function sizeOfText(element) {
    const size = parseFloat(styleOf(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  function isInline(element) {
    return element.localName === "a" && styleOf(element).display === "inline";
  }

  /** A document, which is read by scrolling down, is looked at where it is scrolled to. */
  window.measure = (isDocument = false) => {
    asked.forEach((answers) => answers.clear());
    const faults = [];
    const painted = [...document.body.querySelectorAll(":not(svg *)")].flatMap((by) =>
      isSeen(by) ? paintedBy(by).map((box) => ({ box, by })) : [],
    );
    const tell = (kind, element, share = 1, more = "") =>
      faults.push({ kind, what: named(element) + more, share: Math.round(share * 100) });
    const least = Math.min(innerWidth, innerHeight) < PHONE ? FINGER : POINTER;

    const look = (element, box, canPress) => {
      if (isEmpty(box)) return;
      const { seen, by, window } = sightOf(element, box, !isDocument);
      if (by) tell("cut", element, 1, ` by ${by.localName}.${by.className?.baseVal ?? by.className}`.slice(0, 60));
      if (window && canPress && exceeds(box, boxOf(window)) > SLACK) tell("out of sight", element);
      if (isEmpty(seen)) return;
      const share = window && !canPress ? 0 : covered(element, seen, painted);
      if (share > (window ? HIDDEN : 0)) tell("covered", element, share);
    };

    for (const element of document.querySelectorAll(PRESSED)) {
      if (!isSeen(element) || element.closest("svg svg")) continue;
      const box = boxOf(element.closest("label") ?? element);
      const enough = element.closest("[data-dense]") ? POINTER : least;
      if (!isInline(element) && Math.min(box.width, box.height) < enough - 0.5) {
        tell("small", element, 1, ` ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      look(element, boxOf(element), !element.matches(":disabled, [aria-disabled=true]"));
    }
    for (const element of document.querySelectorAll(DRAWN)) {
      if (isSeen(element) && !element.matches(PRESSED)) look(element, boxOf(element), false);
    }
    for (const { element, lines, node } of texts()) {
      if (!lines.length) continue;
      const broken = lines.length > 1 && brokenWord(node);
      if (broken) tell("broken", element, 1, ` ${broken}`);
      const size = sizeOfText(element);
      if (size < SMALLEST_TEXT - 0.1) tell("small text", element, 1, ` ${size.toFixed(1)} px`);
      for (const line of lines) look(element, line, false);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) tell("sideways", document.body);
    if (scrollHeight > innerHeight && !isDocument) tell("scrolls", document.body);
    for (const element of document.querySelectorAll("main *, header, section")) {
      if (element.matches("[data-scrolls], textarea") || !isSeen(element)) continue;
      const { overflowX, overflowY } = styleOf(element);
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

  /** When a frame is drawn, and whoever watches the size of something has been told. */
  const drawn = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  };

  /** When all is drawn, and nothing moves any more. */
  window.settled = async () => {
    await drawn();
    const animations = document.getAnimations();
    for (const animation of animations) animation.finish();
    if (animations.length) await drawn();
  };

  /** When all is laid out for another size: who is told of it may lay out others anew. */
  window.resized = async () => {
    for (let frame = 0; frame < 4; frame++) await drawn();
  };

  // Things that let the pointer through are seen nevertheless; but the stage is clear, and over all.
  // Not every browser knows where words may be parted.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { pointer-events: auto !important; hyphens: manual !important } [data-stage] { pointer-events: none !important }",
  );
  document.adoptedStyleSheets.push(sheet);
})();
