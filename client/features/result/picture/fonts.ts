/** Font of headings. Their family depends on the language of the page. */
export const shout = (px: number): string =>
  `900 ${px}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-shout")}`;

export const text = (px: number): string => `800 ${px}px "Nunito Variable", system-ui, sans-serif`;
