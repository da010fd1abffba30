/** What all pages share: the words, who one is, the games, and what is said in passing. */
import type { FluentVariable } from "@fluent/bundle";
import { api, Refusal } from "./api";
import { newcomer } from "./names";
import { settings } from "./settings.svelte";
import type { GameInfo, Me } from "./wire";
import { grammarOf, type Language, learn, loadWords, Words } from "./words";

export interface Toast {
  number: number;
  text: string;
  kind: "note" | "refusal";
}

const TOAST_FOR = 6000;

class App {
  words = $state.raw(new Words("en", []));
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  toasts = $state.raw<Toast[]>([]);
  private toastNumber = 0;
  /** The games that the page was not built with. */
  private foreign: string[] = [];
  private loads = 0;

  /** Load the words of the language in use. */
  async speak(): Promise<void> {
    const lang = settings.language;
    if (this.words.lang === lang && this.words.has("page-title")) return;
    await this.load(lang);
  }

  private async load(lang: Language): Promise<void> {
    const load = ++this.loads;
    const words = await loadWords(lang, (name) =>
      Promise.all(this.foreign.map(async (game) => (await api.gameWords(game, name)).fluent)),
    );
    if (load === this.loads) this.words = words; // else more was asked for meanwhile
  }

  /** Ask how the games speak that the page was not built with. */
  private async meet(games: GameInfo[]): Promise<void> {
    const strangers = games.map(({ key }) => key).filter((key) => !grammarOf(key));
    if (!strangers.length) return;
    await Promise.all(strangers.map(async (key) => learn(key, await api.grammar(key))));
    this.foreign = [...this.foreign, ...strangers];
    await this.load(settings.language);
  }

  /** Ask who one is, if one has been here before, and which games there are. */
  async arrive(): Promise<void> {
    const me = api.me().catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const [found, games] = await Promise.all([me, api.games()]);
    await this.meet(games);
    [this.me, this.games] = [found, games];
  }

  /** Who one is; a newcomer silently becomes a guest with a cat's name. */
  async guest(): Promise<Me> {
    this.me ??= await api.come(newcomer(this.words.lang));
    return this.me;
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** Say something in passing. */
  say(text: string, kind: Toast["kind"] = "note"): void {
    const toast = { number: ++this.toastNumber, text, kind };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => this.unsay(toast.number), TOAST_FOR);
  }

  unsay(number: number): void {
    this.toasts = this.toasts.filter((toast) => toast.number !== number);
  }

  /** Do something that the server may refuse; a refusal is said, and the answer is then null. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.reason === "nobody") this.me = null;
      this.say(problem(error), "refusal");
      return null;
    }
  }
}

export const app = new App();

/** The page's words of that key. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return app.words.text(key, args);
}

/** Why a request was refused, in words. */
export function problem({ reason, detail }: Refusal): string {
  const key = `page-problem-${reason}`;
  return app.words.has(key) ? t(key, { detail }) : refusal(reason);
}

/** Why a message at the table was refused, in words. */
export function refusal(reason: string): string {
  const key = `page-refused-${reason}`;
  return app.words.has(key) ? t(key) : t("page-problem-unknown", { reason });
}

/** The bot that one meets unless one chooses another: sensible, and quick. */
export function usualBot({ bots }: GameInfo): string {
  return bots.includes("medium") ? "medium" : (bots[0] ?? "");
}

/** How well a bot plays, in a word. */
export function levelOf(bot: string): string {
  const key = `bot-${bot}`;
  return app.words.has(key) ? t(key) : bot;
}

/** The name of a bot, for people. */
export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return app.words.has(key) ? t(key) : bot;
}
