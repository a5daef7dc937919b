interface LanguageFacts {
  /** BCP 47 tag: name of its folder, and the locale of numbers and dates. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

/** All languages of the game, in the order of the menu. Everything else about languages follows from this list. */
export const languageList = [
  { code: "en", name: "English", direction: "ltr" },
  { code: "de", name: "Deutsch", direction: "ltr" },
  { code: "es", name: "Español", direction: "ltr" },
  { code: "fr", name: "Français", direction: "ltr" },
  { code: "pt-BR", name: "Português (Brasil)", direction: "ltr" },
  { code: "it", name: "Italiano", direction: "ltr" },
  { code: "pl", name: "Polski", direction: "ltr" },
  { code: "ru", name: "Русский", direction: "ltr" },
  { code: "ja", name: "日本語", direction: "ltr" },
  { code: "zh-Hans", name: "简体中文", direction: "ltr" },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof languageList)[number]["code"];

/** The codes of all languages. The first one is written first, and replaces missing texts of the others. */
export const languages: readonly Language[] = languageList.map(({ code }) => code);

/**
 * Returns the first language that a reader of one of the tags understands; null if there is none. Regions do not
 * matter, but scripts do: zh-SG finds zh-Hans, zh-TW does not.
 * @param tags the reader's languages, the preferred one first. They may be malformed.
 */
export function languageFor(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const script = scriptOf(tag);
    const found = languages.find((code) => scriptOf(code) === script);
    if (script !== null && found !== undefined) return found;
  }
  return null;
}

/** Language with its script: "pt-Latn" of "pt-BR". */
function scriptOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
