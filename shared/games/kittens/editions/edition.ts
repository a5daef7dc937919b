import type { EditionInfo } from "../../../core/game.ts";
import { type CardId, cardIds, isKittenId, isNowTitle } from "../titles.ts";

export type Copies = Readonly<Partial<Record<CardId, number>>>;

/** Data of an edition; an edition contains no code. */
export interface EditionSpec<Id extends string> {
  readonly id: Id;
  /** Minimum and maximum number of players. */
  readonly seats: readonly [number, number];
  /** Copies of each title in the whole deck. */
  readonly cards: Copies;
  /** Copies that are used with this number of players, if not all. */
  readonly used?: Readonly<Record<number, Copies>>;
  /**
   * Titles that save. Each player starts with one of the first title while there are any, then of the next (K1, K61).
   */
  readonly saves: readonly CardId[];
  /** Maximum number of leftover saves that go into the deck, by number of players (K2, K61). */
  readonly extraSaves: Readonly<Record<number, number>>;
  /** Cards dealt to each player besides the save; 7 if absent (K1, K89). */
  readonly deal?: number;
  /** Maximum number of cards in the draw pile before the kittens go in (K62). */
  readonly cut?: (players: number) => number;
  /** Whether five different titles take a discarded card (K30). */
  readonly fiveTitles: boolean;
  /** Whether players who die stay as the Dead (K45–K50, K63). */
  readonly undead: boolean;
  /** Whether Godcat and Devilcat are in the game (K40–K44). */
  readonly playmat: boolean;
  /** Whether attacks do not add up (K95); off if absent, as are the next two. */
  readonly flatAttacks?: boolean;
  /** Whether looks at the top reach five cards deep (K96). */
  readonly farSight?: boolean;
  /** Whether nothing can be played on a Nope (K97). */
  readonly loneNope?: boolean;
  /** The switches offered, with their defaults. */
  readonly options: { readonly combos: boolean; readonly fast?: boolean };
}

export interface Edition<Id extends string = string> extends EditionSpec<Id>, Omit<EditionInfo, "options"> {
  readonly id: Id;
  readonly titles: readonly CardId[];
  /** Titles that Three of a Kind may name (K31, K82). */
  readonly nameable: readonly CardId[];
  /** Number of cards on top that See, Reveal and Alter the Future show (K34, K96). */
  readonly sight: number;
  /** Whether a card may answer a play: a Nope, or a NOW card on top of it (K90). */
  readonly hasAnswers: boolean;
  /** Whether a save is followed by a wait for Clairvoyance (K50, K90). */
  readonly hasClairvoyance: boolean;
}

const isNeverNamed = (title: CardId): boolean => isKittenId(title) || title === "devilcat";

export function defineEdition<Id extends string>(spec: EditionSpec<Id>): Edition<Id> {
  const titles = cardIds.filter((id) => spec.cards[id] !== undefined || (spec.playmat && isOnPlaymat(id)));
  const hasBeat = titles.some(isNowTitle);
  return {
    ...spec,
    hasBeat,
    titles,
    nameable: titles.filter((id) => !isNeverNamed(id)),
    sight: spec.farSight === true ? 5 : 3,
    hasAnswers: hasBeat || titles.includes("nope"),
    hasClairvoyance: titles.includes("clairvoyance-now"),
  };
}

const isOnPlaymat = (id: CardId): boolean => id === "godcat" || id === "devilcat";

/** Numbers of kittens of each kind in a draw pile. */
export interface KittenCounts {
  readonly exploding: number;
  readonly imploding: 0 | 1;
}

/** Kittens that go in before the first turn. Two players who play with the Imploding Kitten have one of each (K1, K70). */
export function kittensAtStart({ titles }: Edition, players: number): KittenCounts {
  if (!titles.includes("imploding-kitten")) return { exploding: players - 1, imploding: 0 };
  return { exploding: Math.max(1, players - 2), imploding: 1 };
}

/** Combines two decks. */
export function mergeCopies(one: Copies, other: Copies): Copies {
  const sum: Partial<Record<CardId, number>> = { ...one };
  for (const id of cardIds) {
    const copies = (one[id] ?? 0) + (other[id] ?? 0);
    if (copies > 0) sum[id] = copies;
  }
  return sum;
}
