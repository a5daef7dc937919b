import type { Plugin } from "vite";
import de from "../../shared/locales/de/outside.json" with { type: "json" };
import en from "../../shared/locales/en/outside.json" with { type: "json" };

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de };

/** Fills translations into HTML that is shown without the client: {{en.offline}} is the English text `offline`. */
export function textsInHtml(): Plugin {
  return {
    name: "texts-in-html",
    transformIndexHtml: (html) =>
      html.replaceAll(/{{(\w+)\.(\w+)}}/g, (place, language: string, key: string) => {
        const text = texts[language]?.[key];
        if (text === undefined) throw new Error(`no text ${place}`);
        return text;
      }),
  };
}
