export const fontNames = ["shout", "text"] as const;

export type FontName = (typeof fontNames)[number];

const text = '"Nunito Variable", Nunito, system-ui, sans-serif';

/** For pages that do not set `--font-shout`. */
const defaultShout = '"Lilita One", "Nunito Variable", "Arial Black", sans-serif';

/** The family of shouts as last read, and the language of the page at that time. */
let shout: { readonly language: string; readonly family: string } | null = null;

/** Returns the family of a font. The page may set another one for shouts in each language. */
export function familyOf(font: FontName): string {
  if (font === "text") return text;
  const page = document.documentElement;
  if (shout?.language !== page.lang) {
    const family = getComputedStyle(page).getPropertyValue("--font-shout").trim() || defaultShout;
    shout = { language: page.lang, family };
  }
  return shout.family;
}
