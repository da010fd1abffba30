/**
 * Where things lie: elements with a `data-anchor`. Its name is a path, from the large to the small
 * (`seat/2`, `hand/8`): where the last part is not on the page, what holds it is meant.
 */

/** The element of that name, or of the nearest that holds it; null if none is to be seen. */
export function anchor(name: string): Element | null {
  for (const path of paths(name)) {
    const all = [...document.querySelectorAll(`[data-anchor="${path}"]`)];
    const found = all.findLast(isSeen); // the board comes after the panels beside it
    if (found) return found;
  }
  return null;
}

/** The name, and the names of what holds it. */
export function paths(name: string): string[] {
  const parts = name.split("/");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
