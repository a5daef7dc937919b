/** A synchronised list. */
export type List<Item> = Iterable<Item> & { readonly length: number };

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Small numbers as text, one character each: lists travel like this in the synchronised state. null is "-".
 * @param numbers each 0 to 61.
 */
export const pack = (numbers: readonly (number | null)[]): string =>
  numbers.map((number) => (number === null ? "-" : (digits[number] ?? "-"))).join("");

export const unpack = (text: string): (number | null)[] =>
  Array.from(text, (character) => {
    const number = digits.indexOf(character);
    return number < 0 ? null : number;
  });

/** The same for a list without gaps. */
export const unpackNumbers = (text: string): number[] => unpack(text).filter((number) => number !== null);

/** Titles as text: each is its index in the edition's list. */
export const packTitles = <Title>(cards: readonly (Title | null)[], titles: readonly Title[]): string =>
  pack(cards.map((card) => (card === null ? null : titles.indexOf(card))));

export const unpackTitles = <Title>(text: string, titles: readonly Title[]): (Title | null)[] =>
  unpack(text).map((number) => (number === null ? null : titleAt(titles, number)));

/** The same for a list without gaps. */
export const unpackCards = <Title>(text: string, titles: readonly Title[]): Title[] =>
  unpackNumbers(text).map((number) => titleAt(titles, number));

export function titleAt<Title>(titles: readonly Title[], number: number): Title {
  const title = titles[number];
  if (title === undefined) throw new Error(`the edition has no title number ${number}`);
  return title;
}
