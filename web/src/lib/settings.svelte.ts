/** What this device remembers of its user's wishes. */
import { language, LANGUAGES, type Language } from "./words";

const KEY = "catlantis"; // public/theme.js reads it too

export type Theme = "system" | "day" | "night";

interface Kept {
  lang: Language | null;
  theme: Theme;
  sound: boolean;
  calm: boolean;
  notify: boolean;
  shortcuts: boolean;
  list: boolean;
}

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage may be closed to us, or hold rubbish
  }
}

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export class Settings {
  /** The language chosen; null: the browser's. */
  lang = $state<Language | null>(null);
  theme = $state<Theme>("system");
  sound = $state(false);
  /** Less motion than the system asks for. */
  calm = $state(false);
  notify = $state(false);
  /** Single-letter keys at the table. */
  shortcuts = $state(true);
  /** The choices as a list in place of the drawn board. */
  list = $state(false);
  private reduced = $state(reduced?.matches ?? false);

  constructor() {
    const found = kept();
    if (LANGUAGES.includes(found.lang as Language)) this.lang = found.lang!;
    if (found.theme === "day" || found.theme === "night") this.theme = found.theme;
    this.sound = found.sound === true;
    this.calm = found.calm === true;
    this.notify = found.notify === true;
    this.shortcuts = found.shortcuts !== false;
    this.list = found.list === true;
    reduced?.addEventListener("change", ({ matches }) => (this.reduced = matches));
  }

  get language(): Language {
    return this.lang ?? language(navigator.languages);
  }

  get motion(): boolean {
    return !this.calm && !this.reduced;
  }

  /** Write all down, and show what shows: call it in an effect. */
  keep(): void {
    const { lang, theme, sound, calm, notify, shortcuts, list } = this;
    const all: Kept = { lang, theme, sound, calm, notify, shortcuts, list };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Then they last as long as the page.
    }
    const root = document.documentElement;
    root.lang = this.language;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (calm) root.dataset.motion = "less";
    else delete root.dataset.motion;
  }
}

export const settings = new Settings();
