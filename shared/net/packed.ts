/** A synchronised list. */
export type List<Item> = Iterable<Item> & { readonly length: number };

/** 0 to 61, or null: one character of a packed text. */
export type Packable = number | null;

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Packs small numbers as text, one character each. Lists in the synchronised state have this form. null is "-". */
export function encodeDigits(numbers: readonly Packable[]): string {
  let text = "";
  for (const number of numbers) text += digit(number);
  return text;
}

const digit = (number: Packable): string => (number === null ? "-" : (digits[number] ?? "-"));

export function decodeDigits(text: string): Packable[] {
  const numbers: Packable[] = [];
  for (const character of text) numbers.push(numberAt[character.charCodeAt(0)] ?? null);
  return numbers;
}

/** Numbers by the code units of their digits. */
const numberAt: readonly (number | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const number = digits.indexOf(String.fromCharCode(code));
  return number < 0 ? undefined : number;
});

/** Reads a packed text from its beginning. Methods that expect a certain value throw a RangeError if it is missing. */
export class DigitReader {
  readonly #numbers: readonly Packable[];
  #at = 0;

  constructor(text: string) {
    this.#numbers = decodeDigits(text);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#numbers.length;
  }

  next(): Packable {
    const number = this.#numbers[this.#at];
    if (number === undefined) throw new RangeError("a packed text ends too early");
    this.#at += 1;
    return number;
  }

  number(): number {
    const number = this.next();
    if (number === null) throw new RangeError("a packed text lacks a number");
    return number;
  }

  /** Reads numbers after their count. */
  list(): number[] {
    return Array.from({ length: this.number() }, () => this.number());
  }

  oneOf<Word>(words: readonly Word[]): Word {
    const number = this.number();
    const word = words[number];
    if (word === undefined) throw new RangeError(`a packed text has number ${number} of ${words.length} words`);
    return word;
  }
}

/** Unpacks a list without gaps. */
export const decodeNumbers = (text: string): number[] => decodeDigits(text).filter((number) => number !== null);

/** Returns a title's index in the edition's list. */
export const titleNumber = <Title>(card: Title | null, titles: readonly Title[]): Packable =>
  card === null ? null : titles.indexOf(card);

/** Packs titles by their numbers. */
export const encodeTitles = <Title>(cards: readonly (Title | null)[], titles: readonly Title[]): string =>
  encodeDigits(cards.map((card) => titleNumber(card, titles)));

/** Packs titles, but returns the identical text `before` if it is still right, because most steps change few lists. */
export const encodeTitlesUnlessSame = <Title>(
  before: string | undefined,
  cards: readonly (Title | null)[],
  titles: readonly Title[],
): string => (before !== undefined && isPackedAs(before, cards, titles) ? before : encodeTitles(cards, titles));

function isPackedAs<Title>(text: string, cards: readonly (Title | null)[], titles: readonly Title[]): boolean {
  if (text.length !== cards.length) return false;
  return cards.every((card, place) => text[place] === digit(titleNumber(card, titles)));
}

export const decodeTitles = <Title>(text: string, titles: readonly Title[]): (Title | null)[] =>
  decodeDigits(text).map((number) => (number === null ? null : titleAt(titles, number)));

/** Unpacks a list of titles without gaps. */
export const decodeCards = <Title>(text: string, titles: readonly Title[]): Title[] =>
  decodeNumbers(text).map((number) => titleAt(titles, number));

export function titleAt<Title>(titles: readonly Title[], number: number): Title {
  const title = titles[number];
  if (title === undefined) throw new Error(`the edition has no title number ${number}`);
  return title;
}
