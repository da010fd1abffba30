/** Ink and paper of the boat: the cats' own colours are the page's tokens. */
import { BLACK, CAT_COLOURS } from "../components";
import type { Colour } from "../../../lib/wire";

/** Of each colour of the pen the fill, and a darker shade of it for outlines. */
const SHADES = ["#173e6b", "#1d5a3d", "#8a5206", "#4b2d6e", "#7c2323", "#39424d"];

/** The pattern's colour of a pen; an Oshax without a colour yet is grey with stripes. */
export const patternOf = (colour: number): Colour => (colour === BLACK ? "grey" : CAT_COLOURS[colour]);

export const fillOf = (colour: number): string => `var(--${patternOf(colour)})`;

export const shadeOf = (colour: number): string => SHADES[colour];

export const GOLD = "#e5b642";
export const GOLD_SHADE = "#7a5410";
export const WOOD = "#a9713f";
export const WOOD_SHADE = "#55341a";
export const INK = "#1f2a37";
export const CREAM = "#fffdf8";
