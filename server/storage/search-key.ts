/** Letters that Unicode does not decompose, with the letters by which players search for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  đ: "d",
  ø: "o",
  ħ: "h",
  ŧ: "t",
  æ: "ae",
  œ: "oe",
  ð: "d",
  þ: "th",
};

/** Marks of Latin, Greek and Cyrillic letters. Those of other scripts make different letters: か and が. */
const accents = /[\u{300}-\u{36F}]/gu;

/** Returns the key that names share if they differ only by case, accents, width or spaces. */
export function searchKeyOf(name: string): string {
  const letters = name.normalize("NFKD").replace(accents, "");
  const plain = Array.from(letters, (letter) => plainLetters[foldCase(letter)] ?? foldCase(letter)).join("");
  return plain.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Converts one letter to small letters. It goes through capital letters, because "ß" and "ς" have no other small form. */
const foldCase = (letter: string): string => letter.toLowerCase().toUpperCase().toLowerCase();

/** Prefix of the ids of accounts, and of no other ids. */
export const accountMark = "a-";

/** Returns the key of a guest's seat in a finished game; null for accounts, which are found by their present name. */
export const guestSearchName = (playerId: string | null, name: string): string | null =>
  playerId === null || playerId.startsWith(accountMark) || name === "" ? null : searchKeyOf(name);
