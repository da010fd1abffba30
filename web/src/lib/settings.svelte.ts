/** What this device remembers of its user's wishes. */
import { language, LANGUAGES, type Language } from "./words";

const KEY = "catlantis"; // public/theme.js reads it too

export type Theme = "system" | "day" | "night";

/** How fast the stage shows what happened. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** When something that cannot be taken back is to be pressed twice. */
export const CONFIRM = ["always", "matters", "never"] as const;
export type Confirm = (typeof CONFIRM)[number];

interface Kept {
  lang: Language | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  calm: boolean;
  notify: boolean;
  shortcuts: boolean;
  list: boolean;
  confirm: Confirm;
  forced: boolean;
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
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** Less motion than the system asks for. */
  calm = $state(false);
  notify = $state(false);
  /** Single-letter keys at the table. */
  shortcuts = $state(true);
  /** The choices as a list in place of the drawn board. */
  list = $state(false);
  confirm = $state<Confirm>("matters");
  /** Whether what the rules leave no choice about is done by itself. */
  forced = $state(true);
  private reduced = $state(reduced?.matches ?? false);

  constructor() {
    const found = kept();
    if (LANGUAGES.includes(found.lang as Language)) this.lang = found.lang!;
    if (found.theme === "day" || found.theme === "night") this.theme = found.theme;
    if (SPEEDS.includes(found.speed as Speed)) this.speed = found.speed!;
    this.sound = found.sound === true;
    this.calm = found.calm === true;
    this.notify = found.notify === true;
    this.shortcuts = found.shortcuts !== false;
    this.list = found.list === true;
    if (CONFIRM.includes(found.confirm as Confirm)) this.confirm = found.confirm!;
    this.forced = found.forced !== false;
    reduced?.addEventListener("change", ({ matches }) => (this.reduced = matches));
  }

  get language(): Language {
    return this.lang ?? language(navigator.languages);
  }

  get motion(): boolean {
    return !this.calm && !this.reduced;
  }

  /** The next speed, after the last the first again. */
  nextSpeed(): Speed {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    return this.speed;
  }

  /** Write all down, and show what shows: call it in an effect. */
  keep(): void {
    const { lang, theme, speed, sound, calm, notify, shortcuts, list, confirm, forced } = this;
    const all: Kept = { lang, theme, speed, sound, calm, notify, shortcuts, list, confirm, forced };
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
