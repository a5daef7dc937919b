/** Size in pixels: the preview size of links on most sites. */
export const size = { width: 1200, height: 630 } as const;
