import type { Seat } from "../../shared/core/game.ts";

/** Award of a player for a game, in the current language. */
export interface Award {
  readonly seat: Seat;
  /** A drawing: "badges/eye". */
  readonly badge: string;
  /** "Most Nopes". */
  readonly title: string;
  /** "4 Nopes". */
  readonly detail: string;
}

/** A category of awards. */
export interface Contest<Id extends string> {
  readonly id: Id;
  /** Score of each player, by seat. A score of zero cannot win. */
  readonly scores: readonly number[];
}

interface Won<Id extends string> {
  readonly id: Id;
  readonly seat: Seat;
  readonly score: number;
}

/**
 * Assigns the awards. Each player wins at most one. Among equal scores, a player without an award wins. A second place
 * never wins.
 * @param contests the most important ones first.
 */
export function winnersOf<Id extends string>(contests: readonly Contest<Id>[]): readonly Won<Id>[] {
  const won: Won<Id>[] = [];
  for (const { id, scores } of contests) {
    const score = Math.max(0, ...scores);
    const seat = scores.findIndex((each, place) => each === score && won.every((other) => other.seat !== place));
    if (score > 0 && seat >= 0) won.push({ id, seat, score });
  }
  return won;
}
