/** A timer for a day: it only tells; nothing happens when it has run out but a soft sound. */
import { play } from "../../../lib/sound";
import { BOUNDS } from "./plan";

export const STEP = 30;
const TICK = 200; // ms

export class Timer {
  /** How long a day lasts; 0: there is no timer. */
  seconds = $state(0);
  left = $state(0);
  isRunning = $state(false);
  private ticking: ReturnType<typeof setInterval> | undefined;
  private until = 0;

  constructor(
    seconds: number,
    private readonly kept: (seconds: number) => void,
  ) {
    this.seconds = seconds;
    this.left = seconds;
  }

  get isOver(): boolean {
    return this.seconds > 0 && this.left === 0;
  }

  start(): void {
    if (this.isRunning || !this.left) return;
    this.isRunning = true;
    this.until = performance.now() + this.left * 1000;
    this.ticking = setInterval(() => this.tick(), TICK);
  }

  pause(): void {
    if (this.isRunning) this.left = this.rest();
    this.isRunning = false;
    clearInterval(this.ticking);
  }

  /** Start or pause. */
  turn(): void {
    if (this.isRunning) this.pause();
    else this.start();
  }

  reset(): void {
    this.pause();
    this.left = this.seconds;
  }

  /** Half a minute more or less, for this day and those to come. */
  change(steps: number): void {
    const [low, high] = BOUNDS.seconds;
    const wanted = Math.min(Math.max(this.seconds + steps * STEP, low), high);
    const wasRunning = this.isRunning;
    this.pause();
    this.left = Math.max(0, this.left + wanted - this.seconds);
    this.seconds = wanted;
    this.kept(wanted);
    if (wasRunning) this.start();
  }

  private rest(): number {
    return Math.max(0, (this.until - performance.now()) / 1000);
  }

  private tick(): void {
    this.left = this.rest();
    if (this.left > 0) return;
    this.pause();
    play("over");
  }
}
