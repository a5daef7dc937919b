import { type ReadonlySignal, signal } from "@preact/signals";
import i18next from "i18next";
import de from "../../shared/locales/de/pages.json" with { type: "json" };
import en from "../../shared/locales/en/pages.json" with { type: "json" };
import type { TextKey } from "../../shared/locales/keys.ts";
import { type Language, languages } from "../../shared/locales/languages.ts";
import { pseudoTexts } from "../../shared/locales/pseudo.ts";
import { readStored, writeStored } from "../state/storage.ts";

/** Values for the {{placeholders}} of a text; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text for a key in the current language. The texts of the key must be loaded already. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

type PageKey = TextKey<typeof en>;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** `?language=pseudo` shows longer texts with accents in place of the English ones, so that developers see what is cut. */
const isPseudo = new URLSearchParams(globalThis.location?.search).get("language") === "pseudo";

const english = (texts: object): object => (isPseudo ? pseudoTexts(texts) : texts);

const current = signal<Language>(chosen());

/** The current language. A component that shows a text renders again when it changes. */
export const language: ReadonlySignal<Language> = current;

const translator = i18next.createInstance({
  lng: current.value,
  fallbackLng: "en",
  resources: { en: { translation: english(en) }, de: { translation: de } },
  // Edition ids contain colons.
  nsSeparator: false,
  // Preact and Phaser show text as plain text, so nothing else needs an escape.
  interpolation: { escape: isolated },
});
void translator.init();

const translate = (key: string, values?: TextValues): string => translator.t(key, { lng: current.value, ...values });

/** Keeps a value that is written from right to left from reordering the text around it. */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/** The texts of every page. */
export const t: Translate<PageKey> = translate;

/** Returns the same texts, always in this language. */
export const inLanguage =
  <Key extends string>(texts: Translate<Key>, lng: Language): Translate<Key> =>
  (key, values) =>
    texts(key, { ...values, lng });

/**
 * Adds texts that only some pages need, such as those of a game.
 * @returns a function for these texts and the texts of every page.
 */
export function addTexts<Texts extends object>(
  more: Readonly<{ en: Texts } & Record<Language, NoInfer<Texts>>>,
): Translate<PageKey | TextKey<Texts>> {
  for (const name of languages)
    translator.addResourceBundle(name, "translation", name === "en" ? english(more.en) : more[name], true);
  return translate;
}

/** Formats a number: 1.5 in English, 1,5 in German. */
export const formatNumber = (value: number): string => value.toLocaleString(current.value);

export function setLanguage(next: Language): void {
  writeStored("language", next);
  current.value = next;
  document.documentElement.lang = next;
}

/** Applies the language that the player chooses in another tab of this browser. */
export function followOtherTabs(): void {
  addEventListener("storage", () => setLanguage(chosen()));
}

function chosen(): Language {
  if (isPseudo) return "en";
  const wanted = [readStored("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return languages.find((known) => known === wanted.find((tag) => languages.some((each) => each === tag))) ?? "en";
}

/** Formats date and time: "Nov 21, 2026, 8:14 PM". @param time ms since 1970. */
export const formatDateTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(time);

/** Formats a date: "Nov 21, 2026". @param time ms since 1970. */
export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);

/** Returns a time span in minutes, at least 1. @param ms the span. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000));
