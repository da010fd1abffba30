/** Which page an address shows. No library: a handful of paths and the browser's history. */

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "settings" }
  | { page: "table"; id: string }
  | { page: "join"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "master"; game: string }
  | { page: "lost" };

/** The route of a path. */
export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [page = "", what] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && (page === "lobby" || page === "settings")) return { page };
  if (parts.length === 2 && what) {
    if (page === "table" || page === "join" || page === "replay") return { page, id: what };
    if (page === "rules" || page === "learn" || page === "master") return { page, game: what };
  }
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parse(globalThis.location?.pathname ?? "/"));

  /** Show the page of a path; `replace` leaves no way back to the present one. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  private follow(): void {
    const { hash, pathname } = location;
    if (JSON.stringify(parse(pathname)) === JSON.stringify(this.route) && hash) return;
    this.route = parse(pathname);
  }

  /** Follow the browser's back and forward, and links within the page. */
  listen(): () => void {
    const back = () => this.follow();
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/assets/")) return;
      if (link.hash && link.pathname === location.pathname) return; // the browser scrolls there
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
