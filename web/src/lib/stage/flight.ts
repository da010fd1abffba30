/** A piece on its way: where its ends are on the page, and the frames between them. */
import type { Attachment } from "svelte/attachments";
import { anchor } from "./anchors";
import { APART, type Flight, type Piece, type Way, WAYS } from "./acts";

interface End {
  x: number;
  y: number;
  /** Of the piece there, as a part of its full width. */
  size: number;
}

const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";
const HELD = 1.5; // how large a piece is held up
const ROOM = 1.2; // and no higher than so many boards
const DROP = 70; // pixels that something falls
const WAG = 46; // pixels out and back
const LIFT = 1.12; // what flies is nearer to the eye

/** Where the board is, in whose middle things are held up. */
export function middle(): DOMRect {
  const board = document.querySelector(`[data-region="board"]`) ?? document.getElementById("main");
  return (board ?? document.body).getBoundingClientRect();
}

/** A piece in a box: in its middle, and no larger than it. */
function end({ left, top, width, height }: DOMRect, piece: Piece): End {
  const fitting = Math.min(piece.width, width, height / piece.height);
  return { x: left + width / 2, y: top + height / 2, size: fitting / piece.width };
}

/** What each way looks like; the piece is gone at the end, as the board has it then. */
const FRAMES: Record<Way, (from: End, to: End, mid: End) => Keyframe[]> = {
  fly: (from, to) => [
    at(from),
    { ...at(between(from, to), LIFT), offset: 0.5 },
    { ...at(to), offset: 0.94 },
    at(to, 1, 0),
  ],
  show: (from, to, mid) => [
    at(from),
    { ...at(mid), offset: 0.25 },
    { ...at(mid), offset: 0.75 },
    { ...at(to), offset: 0.96 },
    at(to, 1, 0),
  ],
  drop: (_, to) => [
    at({ ...to, y: to.y - DROP }, LIFT, 0.2),
    { ...at(to), offset: 0.7 },
    { ...at({ ...to, y: to.y - DROP / 8 }), offset: 0.82 },
    at(to),
  ],
  turn: (_, to) => [
    { ...at(to), transform: `${moved(to)} rotateY(90deg)` },
    { ...at(to, LIFT), offset: 0.6 },
    at(to),
  ],
  reveal: (from, to) => {
    const seen = { ...from, size: Math.max(from.size, 1) };
    return [
      { ...at(seen), transform: `${moved(seen)} rotateY(90deg)` },
      { ...at(seen, LIFT), offset: 0.25 },
      { ...at(seen), offset: 0.65 },
      { ...at(to), offset: 0.96 },
      at(to, 1, 0),
    ];
  },
  wag: (from) => {
    const side = (by: number): Keyframe => at({ ...from, x: from.x + by });
    return [at(from), side(-WAG), side(WAG), at(from)];
  },
  burst: (_, to) => [
    at(to, 0.2, 0),
    { ...at(to), offset: 0.35 },
    { ...at(to, 1.15), offset: 0.7 },
    at(to, 1.5, 0),
  ],
};

const moved = ({ x, y, size }: End, larger = 1): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size * larger})`;

const at = (place: End, larger = 1, opacity = 1): Keyframe => ({
  transform: moved(place, larger),
  opacity,
});

/** Half way, in a low arc. */
function between(from: End, to: End): End {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - far * 0.08,
    size: (from.size + to.size) / 2,
  };
}

/** Let an element take its way, as the so-manieth of its act; where an end is not seen, it is not either. */
export function flies(flight: Flight, index: number, factor: number): Attachment<HTMLElement> {
  return (element) => {
    const goal = anchor(flight.to);
    const start = anchor(flight.from);
    if (!goal || !start || !element.animate) {
      element.hidden = true;
      return;
    }
    const { piece, way } = flight;
    const [from, to] = [end(start.getBoundingClientRect(), piece), end(goal.getBoundingClientRect(), piece)];
    const board = middle();
    const room = (board.height * ROOM) / (piece.width * piece.height);
    const mid = { ...end(board, piece), size: Math.min(HELD, room) };
    const delay = index * APART * factor;
    const duration = WAYS[way] * factor;
    const moving = [
      element.animate(FRAMES[way](from, to, mid), { delay, duration, easing: EASE, fill: "both" }),
    ];
    const hidden = flight.hides && anchor(flight.hides);
    if (hidden) moving.push(hidden.animate({ opacity: [0, 0] }, { duration: delay + duration * 0.94 }));
    return () => moving.forEach((each) => each.cancel());
  };
}
