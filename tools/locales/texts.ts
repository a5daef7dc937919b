import { formOf, stemOf, type TextTree } from "../../shared/locales/topics.ts";

/** One text of the program, with all its plural forms. */
export interface TextEntry {
  /** Without topic: "codes.title". */
  readonly stem: string;
  /** Text by plural form; a text without plural has the form "". */
  readonly forms: ReadonlyMap<string, string>;
}

/** Returns all texts of a tree by stem, in its order. */
export function textsIn(tree: TextTree): ReadonlyMap<string, TextEntry> {
  const found = new Map<string, { readonly stem: string; readonly forms: Map<string, string> }>();
  for (const [key, text] of leavesOf(tree)) {
    const stem = stemOf(key);
    const entry = found.get(stem) ?? { stem, forms: new Map<string, string>() };
    found.set(stem, entry);
    entry.forms.set(formOf(key) ?? "", text);
  }
  return found;
}

const leavesOf = (tree: TextTree, path = ""): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as const] : leavesOf(value, `${path}${key}.`),
  );

/** Names of the placeholders in a text, sorted. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/{{(\w+)}}/g)].flatMap(([, name]) => name ?? []))].toSorted();

/** Whether a text has plural forms other than `zero`. */
export const isPlural = ({ forms }: TextEntry): boolean => forms.has("other");
