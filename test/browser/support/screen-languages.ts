import type { Language } from "../../../shared/locales/languages.ts";

/** Languages in which tests open every screen: the shortest and one of the longest. All ten would take an hour. */
export const screenLanguages: readonly Language[] = ["en", "de"];
