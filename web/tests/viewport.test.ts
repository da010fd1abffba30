import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Window from "../src/lib/board/Viewport.svelte";
import { type Box, Viewport } from "../src/lib/board/viewport.svelte";

const BOX: Box = { x: -100, y: 0, width: 200, height: 100 };

function made(box: Box = BOX): Viewport {
  const viewport = new Viewport(() => box, 4);
  viewport.size = { width: 400, height: 400 };
  return viewport;
}

describe("a viewport", () => {
  it("shows everything at first, as large as it fits", () => {
    const viewport = made();
    expect(viewport.scale).toBe(2);
    expect(viewport.seen).toEqual({ x: -100, y: -50, width: 200, height: 200 });
  });

  it("is never nearer than the nearest, even with a small picture", () => {
    expect(made({ x: 0, y: 0, width: 10, height: 10 }).scale).toBe(4);
    const viewport = made();
    for (let press = 0; press < 9; press++) viewport.nearer();
    expect(viewport.scale).toBe(4);
  });

  it("keeps what is under the pointer there while it zooms", () => {
    const viewport = made();
    const at = { x: 100, y: 300 };
    const under = ({ seen, scale }: Viewport) => [seen.x + at.x / scale, seen.y + at.y / scale];
    const before = under(viewport);
    viewport.zoom(1.5, at);
    expect(viewport.scale).toBe(3);
    under(viewport).forEach((value, axis) => expect(value).toBeCloseTo(before[axis]!));
  });

  it("moves with the finger, but not away from the picture", () => {
    const viewport = made();
    viewport.zoom(2);
    const before = viewport.seen;
    viewport.pan(40, 20);
    expect(viewport.seen.x).toBe(before.x - 10);
    expect(viewport.seen.y).toBe(before.y - 5);
    viewport.pan(100_000, 0);
    expect(viewport.seen.x + viewport.seen.width / 2).toBe(BOX.x);
  });

  it("sees everything again when it is zoomed out, also what has grown since", () => {
    const viewport = made();
    viewport.nearer();
    expect(viewport.isWhole).toBe(false);
    viewport.farther();
    viewport.farther();
    expect(viewport.isWhole).toBe(true);
  });

  it("brings a place into sight, and stays where it is if it is there", () => {
    const viewport = made();
    viewport.zoom(2);
    const before = viewport.seen;
    viewport.reveal({ x: 0, y: 50 });
    expect(viewport.seen).toEqual(before);
    viewport.reveal({ x: 95, y: 50 });
    expect(viewport.seen.x + viewport.seen.width).toBeGreaterThan(95);
  });
});

describe("its window", () => {
  const picture = createRawSnippet(() => ({ render: () => `<g><rect data-testid="piece"/></g>` }));

  function shown() {
    const viewport = made();
    const pressed = vi.fn();
    const { container } = render(Window, { viewport, label: "The sea", children: picture });
    viewport.size = { width: 400, height: 400 }; // nothing is laid out in tests
    flushSync();
    const window = container.querySelector<HTMLElement>(".window")!;
    window.setPointerCapture = vi.fn();
    const piece = screen.getByTestId("piece");
    piece.addEventListener("click", pressed);
    const point = (type: string, pointerId: number, x: number, y: number) =>
      fireEvent(
        piece,
        new PointerEvent(type, { pointerId, clientX: x, clientY: y, button: 0, bubbles: true }),
      );
    return { viewport, pressed, piece, point };
  }

  it("takes a tap that trembles for a tap", async () => {
    const { viewport, pressed, piece, point } = shown();
    await point("pointerdown", 1, 50, 50);
    await point("pointermove", 1, 53, 51);
    await point("pointerup", 1, 53, 51);
    await fireEvent.click(piece);
    expect(pressed).toHaveBeenCalledOnce();
    expect(viewport.isWhole).toBe(true);
  });

  it("takes a drag for no tap", async () => {
    const { viewport, pressed, piece, point } = shown();
    await point("pointerdown", 1, 50, 50);
    await point("pointermove", 1, 90, 50);
    await point("pointerup", 1, 90, 50);
    await fireEvent.click(piece);
    expect(pressed).not.toHaveBeenCalled();
    expect(viewport.isWhole).toBe(false);
    await fireEvent.click(piece);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("zooms by two fingers", async () => {
    const { viewport, point } = shown();
    await point("pointerdown", 1, 150, 200);
    await point("pointerdown", 2, 250, 200);
    await point("pointermove", 2, 300, 200);
    expect(viewport.scale).toBeCloseTo(3);
  });

  it("zooms by the wheel and by its buttons", async () => {
    const { viewport, piece } = shown();
    await fireEvent.wheel(piece, { deltaY: -100 });
    expect(viewport.scale).toBeGreaterThan(2);
    await fireEvent.click(screen.getByRole("button", { name: "See it all" }));
    expect(viewport.isWhole).toBe(true);
  });
});
