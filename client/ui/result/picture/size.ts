/** In pixels: what most sites show of a link. */
export const size = { width: 1200, height: 630 } as const;
