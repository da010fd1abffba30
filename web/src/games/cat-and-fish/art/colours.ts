/** The colours of the game's paper (ART.md); zones are told apart by their waves too. */
export const PAPER = {
  cream: "#fbf6ec",
  ink: "#1f2a37",
  sand: "#e9c98f",
  clay: "#c36a4a",
  leaf: "#3e8e5a",
} as const;

/** By zone: the tile's back, a shade for what is printed on it, and the dark of its fish. */
export const ZONES = [
  { back: "#3b9a6d", light: "#a5d8bd", fish: "#1f6b49" },
  { back: "#2f6db5", light: "#a9c8ec", fish: "#1d4d87" },
  { back: "#c25a8c", light: "#f0c3d8", fish: "#8a2f5e" },
] as const;
