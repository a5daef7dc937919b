import type { TextTree } from "./topics.ts";

/** Values for the {{placeholders}} of a text; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Rules and texts of one language. */
class Book {
  readonly #texts = new Map<string, string>();
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;

  constructor(language: string) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
  }

  add(tree: TextTree, path = ""): void {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") this.#texts.set(path + key, value);
      else this.add(value, `${path}${key}.`);
    }
  }

  find(key: string, count: number | null): string | undefined {
    if (count === null) return this.#texts.get(key);
    const zero = count === 0 ? this.#texts.get(`${key}_zero`) : undefined;
    return zero ?? this.#texts.get(`${key}_${this.#plurals.select(count)}`) ?? this.#texts.get(key);
  }

  below(path: string): Readonly<Record<string, string>> {
    const start = `${path}.`;
    const below = [...this.#texts].filter(([key]) => key.startsWith(start));
    return Object.fromEntries(below.map(([key, text]) => [key.slice(start.length), text]));
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }
}

/**
 * Reads texts in i18next's JSON format, version 4: plural suffixes and {{placeholders}}. i18next itself has a sixth of
 * the size of the start page, and its other features are unused. A test compares both.
 */
export class Translator {
  readonly #books = new Map<string, Book>();
  readonly #fallback: string;
  readonly #isolate: (value: string) => string;

  /** @param fallback language of the texts that another lacks. @param isolate prepares values for their text. */
  constructor(fallback: string, isolate: (value: string) => string) {
    this.#fallback = fallback;
    this.#isolate = isolate;
  }

  add(language: string, tree: TextTree): void {
    const book = this.#books.get(language) ?? new Book(language);
    this.#books.set(language, book);
    book.add(tree);
  }

  /** @returns the key itself if no language has its text. */
  text(language: string, key: string, values: TextValues = {}): string {
    const count = typeof values["count"] === "number" ? values["count"] : null;
    for (const book of this.#booksFor(language)) {
      const text = book.find(key, count);
      if (text !== undefined)
        return text.replaceAll(/{{(\w+)}}/g, (place, name: string) => this.#shown(book, values[name] ?? place));
    }
    return key;
  }

  /** Returns all texts below a path, by the rest of their keys. */
  below(language: string, path: string): Readonly<Record<string, string>> {
    for (const book of this.#booksFor(language)) {
      const texts = book.below(path);
      if (Object.keys(texts).length > 0) return texts;
    }
    return {};
  }

  #booksFor(language: string): readonly Book[] {
    return [language, this.#fallback].flatMap((each) => this.#books.get(each) ?? []);
  }

  #shown(book: Book, value: string | number): string {
    return this.#isolate(typeof value === "number" ? book.number(value) : value);
  }
}
