/** The colours of tiles and resources (ART.md): the same by day and by night. */
export const PAPER = {
  cream: "#fbf6ec",
  ink: "#1f2a37",
  shadow: "#101820",
  nest: "#8a6a45",
} as const;

/** For each terrain: its top, its side, the lines of its texture. */
export const TERRAIN = [
  { top: "#4da7c9", side: "#1f6684", line: "#d9f0f7" },
  { top: "#e9c98f", side: "#a07a3c", line: "#94702f" },
  { top: "#c36a4a", side: "#78371f", line: "#e9b298" },
] as const;

/** For each resource: what its sign is drawn in, on cream, and its card's paper. */
export const RESOURCE = [
  { sign: "#17617f", paper: "#cfe8f1" },
  { sign: "#7a5717", paper: "#f6e6c5" },
  { sign: "#99432a", paper: "#f3d3c6" },
  { sign: "#2a7048", paper: "#d5ecd9" },
  { sign: "#6f421d", paper: "#ead8c3" },
  { sign: "#a93672", paper: "#f8d9e8" },
] as const;
