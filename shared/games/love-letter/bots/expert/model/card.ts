import type { Seat } from "../../../../../core/game.ts";

/**
 * A face-down card as one number: bits 0–3 its value, 4–9 the seats that know it, 10–20 the values that are publicly
 * ruled out.
 */
export type Card = number;

/** Value of a card that is not decided yet: it is any of the spare ones. */
export const undecided = 15;

/** Marks the absence of a card. */
export const none = -1;

const seats = 0b111111 << 4;

export const faceOf = (card: Card): number => card & 15;

export const isUndecided = (card: Card): boolean => card !== none && (card & 15) === undecided;

export const withValue = (card: Card, value: number): Card => (card & ~15) | value;

export const isKnownTo = (card: Card, seat: Seat): boolean => ((card >> (4 + seat)) & 1) === 1;

export const shownTo = (card: Card, seat: Seat): Card => card | (1 << (4 + seat));

export const shownToAll = (card: Card, players: number): Card => card | (((1 << players) - 1) << 4);

/** Adds the seats that know the other card to those that know this one. */
export const shownWith = (card: Card, other: Card): Card => card | (other & seats);

/** Limits the seats that know this card to those that know the other card too. */
export const knownOnlyWith = (card: Card, other: Card): Card => card & (other | ~seats);

/** Limits the seats that know this card to one seat. */
export const hiddenFromAllBut = (card: Card, seat: Seat): Card => card & (~seats | (1 << (4 + seat)));

/** Set of the ruled-out values, a bit each. */
export const ruledOutOf = (card: Card): number => card >> 10;

export const rulingOut = (card: Card, values: number): Card => card | (values << 10);

export const withoutRuledOut = (card: Card): Card => card & 0b1111111111;

/** Removes all knowledge of a card, because it has been shuffled among others. */
export const forgotten = (card: Card): Card => card & 15;

/** The number at an index that is known to exist. */
export const at = (list: { readonly [index: number]: number }, index: number): number => list[index] ?? 0;
