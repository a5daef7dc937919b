import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languages } from "../../shared/locales/languages.ts";
import { completed } from "../../shared/locales/topics.ts";
import { readLanguage } from "../locales/files.ts";

const page = join(import.meta.dirname, "../../client/app");

/** One file of the build. */
interface TextFile {
  readonly name: string;
  readonly body: string;
}

/**
 * Writes one file for each topic of each language, with English texts where a language lacks its own. A page loads only
 * the files of its language. A broken file of texts stops the build.
 */
export function textFiles(): Plugin {
  const files: TextFile[] = [];
  return {
    name: "text-files",
    enforce: "pre",
    config(_config, { command }) {
      if (command !== "build") return {};
      const all = languages.map((language) => [language, bodiesOf(language)] as const);
      const topics = [...readLanguage("en").keys()];
      const hashes = Object.fromEntries(all.map(([language, bodies]) => [language, hashOf(bodies)]));
      for (const [language, bodies] of all)
        for (const [index, body] of bodies.entries())
          files.push({ name: `assets/${hashes[language]}-${index}.json`, body });
      return { define: { textFiles: JSON.stringify({ hashes, topics }) } };
    },
    load(id) {
      if (id !== join(page, "text-files.ts")) return null;
      return this.environment.mode === "build" ? `export { loadTexts } from "./text-requests.ts";` : readEach;
    },
    generateBundle() {
      for (const { name, body } of files) this.emitFile({ type: "asset", fileName: name, source: body });
    },
  };
}

/** Module of the development server, which serves each file of texts. */
const readEach = `
  import { completed } from "../../shared/locales/topics.ts";
  const files = import.meta.glob("../../shared/locales/*/*.json", { import: "default" });
  const read = (language, topic) => files[\`../../shared/locales/\${language}/\${topic}.json\`]?.() ?? {};
  export const loadTexts = async (language, topic) => completed(language, await read("en", topic), await read(language, topic));
`;

/** Completed texts of each topic, in the order of the English topics. */
function bodiesOf(language: string): readonly string[] {
  const own = readLanguage(language);
  return [...readLanguage("en")].map(([topic, english]) =>
    JSON.stringify(completed(language, english, own.get(topic) ?? {})),
  );
}

const hashOf = (bodies: readonly string[]): string =>
  createHash("sha256").update(bodies.join("\n")).digest("base64url").replaceAll(/[-_]/g, "").slice(0, 8);
