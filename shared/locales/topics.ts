/** A tree of texts, as in a file. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Forms of a plural: "waiting_few" is one of "waiting". `zero` is a text of its own in every language. */
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Returns a key as the program uses it: without its plural form. */
export const stemOf = (key: string): string => key.replace(pluralForm, "");

/** Returns the plural form of a key; null if it has none. */
export const formOf = (key: string): string | null => pluralForm.exec(key)?.[1] ?? null;

/** Returns a topic's texts as they lie among all texts. The topic "pages" belongs to every page and has no prefix. */
export const rooted = (topic: string, tree: TextTree): TextTree => (topic === "pages" ? tree : { [topic]: tree });

/**
 * Fills a topic up: English replaces missing texts, and the form `other` replaces missing plural forms. Keys are in the
 * order of the English texts.
 */
export function completed(language: string, english: TextTree, texts: TextTree): TextTree {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const complete = (tree: TextTree, own: TextTree): TextTree =>
    Object.fromEntries(
      Object.entries(tree).flatMap(([key, value]): [string, string | TextTree][] => {
        const found = own[key];
        if (typeof value !== "string") return [[key, complete(value, typeof found === "object" ? found : {})]];
        const text = typeof found === "string" ? found : null;
        const form = formOf(key);
        if (form === null || form === "zero") return [[key, text ?? value]];
        return form === "other" ? pluralsOf(stemOf(key), forms, [own, tree]) : [];
      }),
    );
  return complete(english, texts);
}

/** Returns a text for each plural form, from the first tree that has one of the plural's texts. */
function pluralsOf(stem: string, forms: readonly string[], trees: readonly TextTree[]): [string, string][] {
  const tree = trees.find((each) => typeof each[`${stem}_other`] === "string") ?? {};
  return forms.flatMap((form): [string, string][] => {
    const text = tree[`${stem}_${form}`] ?? tree[`${stem}_other`];
    return typeof text === "string" ? [[`${stem}_${form}`, text]] : [];
  });
}
