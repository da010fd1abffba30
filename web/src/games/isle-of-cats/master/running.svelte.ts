/** An island that is being run: where the days are, and what lies on the island today. */
import { app } from "../../../lib/app.svelte";
import { api } from "../../../lib/api";
import { GAME } from "../view";
import type { Island, IslandDay } from "./wire";
import { type Plan, planOf, searchOf } from "./plan";
import { Timer } from "./timer.svelte";

/** The seats and options that an island follows from, besides its code. */
const askedFor = ({ players, sheet, difficulty }: Plan) => ({ seats: players, sheet, difficulty });

export class Running {
  plan = $state.raw<Plan>(planOf(location.search));
  island = $state.raw<(Island & { code: string; days: number }) | null>(null);
  today = $state.raw<IslandDay | null>(null);
  /** The last day whose cards have been turned over. */
  revealed = $state(0);
  /** While the island that the address names is looked for. */
  isArriving = $state(false);
  timer: Timer;

  constructor() {
    this.timer = new Timer(this.plan.seconds, (seconds) => this.keep({ seconds }));
    if (!this.plan.code) return;
    this.revealed = this.plan.day - 1; // after a reload the day is turned over once more
    this.isArriving = true;
    void this.deal(this.plan).finally(() => (this.isArriving = false));
  }

  /** The days, 7; told by the server with the island. */
  get days(): number {
    return this.island?.days ?? 0;
  }

  get isOpen(): boolean {
    return this.plan.day <= this.revealed;
  }

  get isOver(): boolean {
    return this.plan.day > this.days;
  }

  /** Lay out an island: with an empty code, a new one. */
  async deal(plan: Plan): Promise<void> {
    const found = await app.attempt(async () => {
      const code = plan.code || (await api.newDeal(GAME)).code;
      return api.laidOut<Island>(GAME, code, 0, askedFor(plan));
    });
    if (!found) return;
    this.island = { ...found.told, code: found.code, days: found.turns };
    this.keep({ ...plan, code: found.code });
    await this.show(plan.day);
  }

  /** Go to a day: it lies face down until it is revealed. */
  async show(day: number): Promise<void> {
    if (!this.island || day < 0 || day > this.days + 1) return;
    this.keep({ day });
    this.timer.reset();
    this.today = null;
    if (day === 0) return;
    const { plan } = this;
    // When Vesh is here the last day still tells the sister's colours.
    const turn = Math.min(day, this.days);
    const today = await app.attempt(() => api.laidOut<IslandDay>(GAME, plan.code, turn, askedFor(plan)));
    if (this.plan.day === day) this.today = today?.told ?? null; // unless somebody has gone on meanwhile
  }

  next = (): Promise<void> => this.show(this.plan.day + 1);
  back = (): Promise<void> => this.show(this.plan.day - 1);

  reveal(): void {
    if (this.isOpen || !this.today) return;
    this.revealed = this.plan.day;
    this.timer.start();
  }

  /** Back to the choice of an island. */
  leave(): void {
    this.timer.reset();
    this.island = null;
    this.today = null;
    this.revealed = 0;
    this.keep({ code: "", day: 0 });
  }

  private keep(change: Partial<Plan>): void {
    this.plan = { ...this.plan, ...change };
    history.replaceState(null, "", location.pathname + searchOf(this.plan));
  }
}
