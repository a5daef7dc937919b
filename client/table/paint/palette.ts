/** Colours of the canvas; colours of the page are in tokens.css. */
export const palette = {
  ink: "#1C1326",
  paper: "#FFF4DF",
  night: "#1B1029",
  night2: "#2A1740",
  shade: "#0D0616",
  now: "#FFE97A",
  quiet: "#6B5A7A",
  soft: "#DCCFE6",
  dim: "#C9BCD6",
  track: "#4A3A5C",
  bomb: "#FF4B2B",
  no: "#D7263D",
  yes: "#17673D",
  stopped: "#FF6B7D",
  goes: "#5FD896",
  green: "#3BB273",
  orange: "#FF9F1C",
  blue: "#3AA7F0",
  pink: "#F25CA2",
  cats: "#FFC93C",
  dark: "#3A2B4A",
  stage: "#2A1740",
  away: "#B9B0C6",
  downPlate: "#C7DE93",
  down: "#9BD531",
  halo: "#FFE08A",
  trident: "#E8717F",
  implode: "#9C6BFF",
  ash: "#5A4F69",
  ashText: "#CFC3DC",
} as const;

/** Surface, rim, dark line, light line. */
export const felts = {
  teal: ["#27857F", "#1F6F6B", "#175450", "#3AA39B"],
  moss: ["#3E7C4A", "#2F6440", "#214A31", "#5FA566"],
  wine: ["#8A2547", "#6E1A3A", "#4C1029", "#B4486C"],
} as const;

export const fonts = {
  // Lilita One has no Cyrillic, and only some Polish letters.
  shout: '"Lilita One", "Nunito Variable", "Arial Black", sans-serif',
  text: '"Nunito Variable", Nunito, system-ui, sans-serif',
} as const;
