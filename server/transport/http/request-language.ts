import type { Request } from "express";
import { type Language, languageFor } from "../../../shared/locales/languages.ts";

/** Browsers send fewer; more only cost time. */
const maxTags = 20;

/**
 * Returns the language for a request: that of the link (`?l=de`), which a program that previews links has no other way
 * to know, or else that of the browser.
 */
export function languageOf(request: Request): Language {
  const { l: wanted } = request.query;
  const own = typeof wanted === "string" ? [wanted] : [];
  return languageFor([...own, ...request.acceptsLanguages().slice(0, maxTags)]) ?? "en";
}
