import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Language, languageList } from "../../shared/locales/languages.ts";
import { completed } from "../../shared/locales/topics.ts";
import { readLanguage } from "../locales/files.ts";

type Values = Readonly<Record<string, string>>;

/** Texts of each language that are shown without the client. */
const outside: ReadonlyMap<Language, Values> = new Map(
  languageList.map(({ code, direction }) => {
    const texts = Object.entries(completed(code, textsOf("en"), textsOf(code)));
    const values = texts.map(([key, text]) => [key, typeof text === "string" ? text : ""] as const);
    return [code, { ...Object.fromEntries(values), language: code, direction }];
  }),
);

const english = outside.get("en") ?? {};

/**
 * Fills texts into HTML and manifest: {{offline}} is the text `offline` of the topic "outside". {{#languages}} repeats
 * its content in each language. The start page and the manifest have a file for each language, such as index.de.html.
 */
export function textsInHtml(): Plugin {
  let folder = "";
  return {
    name: "texts-in-html",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, { path, server }) => {
        const page = html.replaceAll(/{{#languages}}(.*?){{\/languages}}/gs, (_, each: string) =>
          [...outside.values()].map((values) => filled(each, values)).join(""),
        );
        return server || !path.endsWith("index.html") ? filled(page, english) : page;
      },
    },
    closeBundle: { order: "post", sequential: true, handler: () => writePages(folder) },
  };
}

async function writePages(folder: string): Promise<void> {
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
  if (page === null) return;
  const manifest: unknown = JSON.parse(await readFile(join(folder, "manifest.webmanifest"), "utf8"));
  for (const [code, values] of outside) {
    const html = page.replace('<html lang="en" dir="ltr">', '<html lang="{{language}}" dir="{{direction}}">');
    await writeFile(join(folder, `index.${code}.html`), filled(html, values));
    const { title: name, description } = values;
    const translated = {
      ...Object(manifest),
      lang: code,
      dir: values["direction"],
      name,
      short_name: name,
      description,
    };
    await writeFile(join(folder, `manifest.${code}.webmanifest`), JSON.stringify(translated));
  }
  await writeFile(join(folder, "index.html"), filled(page, english));
}

/** @throws if a text is missing, because the build must not contain the name of a text. */
const filled = (html: string, values: Values): string =>
  html.replaceAll(/{{(\w+)}}/g, (place, key: string) => {
    const text = values[key];
    if (text === undefined) throw new Error(`no text ${place}`);
    return text;
  });

function textsOf(language: Language) {
  return readLanguage(language).get("outside") ?? {};
}
