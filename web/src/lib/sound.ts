/** Six short soft sounds, made on the spot: no files, and silent until asked for. */
import { settings } from "./settings.svelte";

/** A note: when it starts (s), its pitch (Hz), how long it rings (s), how loud. */
type Note = [at: number, pitch: number, length: number, loudness: number];

const SOUNDS = {
  turn: [
    [0, 523, 0.28, 0.5],
    [0.11, 784, 0.4, 0.5],
  ],
  card: [[0, 330, 0.09, 0.28]],
  window: [
    [0, 659, 0.12, 0.35],
    [0.09, 659, 0.12, 0.35],
  ],
  refused: [
    [0, 220, 0.16, 0.4],
    [0.08, 185, 0.22, 0.4],
  ],
  chat: [[0, 988, 0.14, 0.22]],
  over: [
    [0, 523, 0.3, 0.4],
    [0.13, 659, 0.3, 0.4],
    [0.26, 784, 0.3, 0.4],
    [0.39, 1047, 0.7, 0.45],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Play a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) ring(context, note);
}

function ring(audio: AudioContext, [at, pitch, length, loudness]: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = "triangle"; // rounder than a saw, warmer than a sine
  tone.frequency.value = pitch;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime(loudness * 0.25, start + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loud).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
