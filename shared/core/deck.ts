import type { Paragraph } from "./errors.ts";
import type { DeckData, EditionInfo } from "./game.ts";
import { fail, ok, type Result } from "./result.ts";

/** Refusal of a deck: the first reason against it, and its paragraph. */
export interface DeckRefusal {
  readonly code: string;
  readonly rule: Paragraph;
}

/** A deck that a game accepts. */
export interface JudgedDeck {
  /** The deck with all its defaults. */
  readonly deck: DeckData;
  /** All titles that are in the game with it. */
  readonly titles: readonly string[];
  /** Numbers of players that it is enough for. */
  readonly playable: readonly number[];
  /** Whether cards can be played out of turn (`EditionInfo.hasBeat`). */
  readonly hasBeat: boolean;
}

/** Edition with a deck that the host composes. It is never in the queue and never rated. */
export interface CustomEdition {
  /** Facts of all its decks: it has no options, and all titles of the game. */
  readonly info: EditionInfo;
  /** Judges a deck for any number of players. @param data may be anything. */
  readonly judge: (data: unknown) => Result<JudgedDeck, DeckRefusal>;
  /** First reason why so many players cannot play a deck; null if they can. */
  readonly playersRefusal: (deck: DeckData, players: number) => DeckRefusal | null;
}

/** Judges a deck for a number of players. @param data may be anything. @returns the deck with all its defaults. */
export function judgeFor(
  { judge, playersRefusal }: CustomEdition,
  data: unknown,
  players: number,
): Result<DeckData, DeckRefusal> {
  const judged = judge(data);
  if (!judged.ok) return judged;
  const { deck } = judged.value;
  const refusal = playersRefusal(deck, players);
  return refusal ? fail(refusal) : ok(deck);
}
