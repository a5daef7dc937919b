import { fail, type Result } from "../../../core/result.ts";
import { cardIds } from "../titles.ts";
import { type Deck, type DeckOption, deckLimits } from "./deck.ts";
import { type DeckFault, judgeDeck } from "./judge.ts";

/** Reasons why a text is no code of a deck. */
export type DeckCodeFault = "bad-code" | "newer-code";

/** Digits of a code: no I, L, O and U, which people take for other characters (Crockford's base 32). */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const version = "1";

/** The largest prime number of two digits, so that each wrong digit and each exchange of two digits changes the check. */
const checkModulus = 1021n;
const checkLength = 2;

/** Lengths of codes that are read: a version, a digit and the check, at least. */
const lengths = { min: 2 + checkLength, max: 80 } as const;

const isSpelt = (code: string): boolean =>
  code.length >= lengths.min && code.length <= lengths.max && Array.from(code).every((digit) => digits.includes(digit));

const optionNames: readonly DeckOption[] = [
  "combos",
  "fast",
  "five-different",
  "flat-attacks",
  "far-sight",
  "lone-nope",
];

/**
 * Radices of the numbers in a code, the least significant first: deal, spare, options, and the copies of each title.
 * Titles are only appended to `cardIds`, so that older codes never change their meaning.
 */
const radices: readonly number[] = [
  deckLimits.deal[1] - deckLimits.deal[0] + 1,
  deckLimits.spare + 1,
  2 ** optionNames.length,
  ...cardIds.map(() => deckLimits.copies + 1),
];

/** Returns the short code of a deck, which holds all of it but its name. */
export function deckCodeOf({ cards, deal, spare, options }: Deck): string {
  const switches = optionNames.reduce((sum, name, index) => sum + (options[name] ? 2 ** index : 0), 0);
  const numbers = [deal - deckLimits.deal[0], spare, switches, ...cardIds.map((title) => cards[title] ?? 0)];
  const value = numbers.reduceRight((sum, number, index) => sum * BigInt(radices[index] ?? 1) + BigInt(number), 0n);
  return `${version}${spelt(value)}${spelt(value % checkModulus).padStart(checkLength, "0")}`;
}

/**
 * Reads the code of a deck in upper or lower case.
 * @returns the deck, which can be played by the rules of K98 that hold for any number of players.
 */
export function deckFromCode(text: string): Result<Deck, DeckCodeFault | DeckFault> {
  const code = text.toUpperCase();
  if (!isSpelt(code)) return fail("bad-code");
  const [value, check] = [code.slice(1, -checkLength), code.slice(-checkLength)].map(numberOf);
  if (value === undefined || check === undefined || value % checkModulus !== check) return fail("bad-code");
  if (code[0] !== version) return fail("newer-code");
  let rest = value;
  const numbers = radices.map((radix) => {
    const number = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return number;
  });
  // Titles that this build does not know.
  if (rest > 0n) return fail("newer-code");
  const [deal = 0, spare = 0, switches = 0, ...copies] = numbers;
  const cards = cardIds.map((title, index) => [title, copies[index] ?? 0] as const).filter(([, count]) => count > 0);
  return judgeDeck({
    cards: Object.fromEntries(cards),
    deal: deal + deckLimits.deal[0],
    spare,
    options: Object.fromEntries(optionNames.map((name, index) => [name, Math.floor(switches / 2 ** index) % 2 === 1])),
  } satisfies Record<keyof Deck, unknown>);
}

const spelt = (value: bigint): string =>
  Array.from(value.toString(32), (digit) => digits[Number.parseInt(digit, 32)]).join("");

const numberOf = (text: string): bigint =>
  Array.from(text).reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n);
