import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLanguage } from "./files.ts";
import { isPlural, placeholdersIn, type TextEntry, textsIn } from "./texts.ts";

const path = join(import.meta.dirname, "../../shared/locales/generated-keys.ts");

/** Writes the types of all keys and placeholders, from the English texts. */
export function writeTypes(): void {
  writeFileSync(path, typesOf());
}

function typesOf(): string {
  const topics = [...readLanguage("en")].map(([topic, tree]) => ({
    topic,
    entries: [...textsIn(tree).values()].map((entry) => ({ ...entry, key: keyOf(topic, entry.stem) })),
  }));
  const keys = topics.map(({ topic, entries }) => `  ${quoted(topic)}: ${unionOf(entries.map(({ key }) => key))};`);
  const values = topics.flatMap(({ entries }) =>
    entries.map((entry) => `  ${quoted(entry.key)}: ${unionOf(valuesOf(entry))};`),
  );
  return `// Written by \`npm run types\` from the English texts.
/** Keys of all texts by topic. */
export interface Topics {
${keys.join("\n")}
}
/** Names of the placeholders of each text. */
export interface Values {
${values.join("\n")}
}
`;
}

const keyOf = (topic: string, stem: string): string => (topic === "pages" ? stem : `${topic}.${stem}`);

/** A plural needs its number even if no form shows it. */
function valuesOf(entry: TextEntry): readonly string[] {
  const names = [...entry.forms.values()].flatMap(placeholdersIn);
  return [...new Set(isPlural(entry) ? ["count", ...names] : names)];
}

const quoted = (text: string): string => JSON.stringify(text);

const unionOf = (names: readonly string[]): string => (names.length === 0 ? "never" : names.map(quoted).join(" | "));
