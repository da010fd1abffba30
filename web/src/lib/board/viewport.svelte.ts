/** Where one looks at a picture that may be larger than its window, and how near. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of what is seen, and the pixels of a unit. */
type Look = Point & { scale: number };

const STEP = 1.3; // one press of a zoom button
const LEEWAY = 0.2; // of the window that a revealed place keeps from its edge

export class Viewport {
  /** The window, in pixels. */
  size = $state.raw({ width: 0, height: 0 });
  /** Where the player chose to look; null: at everything, or at what matters. */
  private chosen = $state.raw<Look | null>(null);

  /**
   * `box` is the picture, in its own units; `nearest` the pixels of a unit from quite near. Where
   * everything at once would be smaller than `least`, one looks at the part that `matters`.
   */
  constructor(
    private readonly box: () => Box,
    private readonly nearest: number,
    private readonly least = 0,
    private readonly matters: () => Box = box,
  ) {}

  /** The pixels of a unit when a part of the picture fills the window. */
  private fitting({ width, height }: Box): number {
    return Math.min(this.size.width / width, this.size.height / height, this.nearest);
  }

  private lookAt(box: Box, scale = this.fitting(box)): Look {
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
  }

  private get all(): Look {
    return this.lookAt(this.box());
  }

  private get look(): Look {
    if (this.chosen) return this.chosen;
    if (!this.size.width || this.all.scale >= this.least) return this.all;
    const part = this.matters();
    return this.lookAt(part, Math.max(this.fitting(part), this.least));
  }

  /** The pixels of a unit now. */
  get scale(): number {
    return this.look.scale;
  }

  get isWhole(): boolean {
    const { look, all } = this;
    return look.scale === all.scale && look.x === all.x && look.y === all.y;
  }

  /** What is seen, in the picture's units. */
  get seen(): Box {
    const { x, y, scale } = this.look;
    if (!scale) return this.box(); // not laid out yet
    const width = this.size.width / scale;
    const height = this.size.height / scale;
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  whole = (): void => {
    this.chosen = this.all.scale < this.least ? this.all : null;
  };

  /** Look again at everything, or at what matters, unless all of that is in sight. */
  comeBack(): void {
    const { x, y, width, height } = this.matters();
    const { seen } = this;
    const isIn =
      x >= seen.x &&
      y >= seen.y &&
      x + width <= seen.x + seen.width &&
      y + height <= seen.y + seen.height;
    if (!isIn || this.scale < this.least) this.chosen = null;
  }

  nearer = (): void => this.zoom(STEP);

  farther = (): void => this.zoom(1 / STEP);

  /** Zoom, so that what is at a point of the window stays there; without one, its middle. */
  zoom(factor: number, at?: Point): void {
    const { x, y, scale } = this.look;
    const next = Math.min(Math.max(scale * factor, this.all.scale), this.nearest);
    if (next <= this.all.scale) return this.whole();
    const fromMiddle = {
      x: (at ? at.x : this.size.width / 2) - this.size.width / 2,
      y: (at ? at.y : this.size.height / 2) - this.size.height / 2,
    };
    this.goTo(
      x + fromMiddle.x / scale - fromMiddle.x / next,
      y + fromMiddle.y / scale - fromMiddle.y / next,
      next,
    );
  }

  /** Move the picture by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look;
    this.goTo(x - dx / scale, y - dy / scale, scale);
  }

  /** Move just so far that a place of the picture is well in sight. */
  reveal(place: Point): void {
    const { x, y, width, height } = this.seen;
    const dx = beyond(place.x, x + width * LEEWAY, x + width * (1 - LEEWAY));
    const dy = beyond(place.y, y + height * LEEWAY, y + height * (1 - LEEWAY));
    if (!this.isWhole && (dx || dy)) this.goTo(this.look.x + dx, this.look.y + dy, this.scale);
  }

  private goTo(x: number, y: number, scale: number): void {
    const box = this.box();
    this.chosen = {
      x: Math.min(Math.max(x, box.x), box.x + box.width),
      y: Math.min(Math.max(y, box.y), box.y + box.height),
      scale,
    };
  }
}

/** How far a value lies outside of a range: 0 inside. */
function beyond(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0;
}
