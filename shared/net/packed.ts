const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Small numbers as text, one character each: how lists travel in the synchronised state. null is "-".
 * @param numbers each 0 to 61.
 */
export const pack = (numbers: readonly (number | null)[]): string =>
  numbers.map((number) => (number === null ? "-" : (digits[number] ?? "-"))).join("");

export const unpack = (text: string): (number | null)[] =>
  Array.from(text, (character) => {
    const number = digits.indexOf(character);
    return number < 0 ? null : number;
  });

/** The same, of a list without gaps. */
export const unpackNumbers = (text: string): number[] => unpack(text).filter((number) => number !== null);
