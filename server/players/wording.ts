/** Control and format characters, and whatever else shows nothing; the mark that makes an emoji colourful is fine. */
export const invisible = /[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--\u{FE0F}]/v;

export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Marks piled up on a letter until they leave their line. */
export const piledMarks = /\p{M}{4}/u;

/** Normalised (NFC), on one line, without space around it. */
export const tidied = (text: string): string => text.normalize("NFC").trim().replace(/\s+/gu, " ");

/** What can be seen of a text and stays within its line. */
export function readable(text: string): string {
  const spaced = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
  const seen = spaced.replace(new RegExp(invisible, "gv"), "").normalize("NFC");
  return tidied(seen.replace(/(\p{M}{3})\p{M}+/gu, "$1"));
}
