import type { Seat } from "../../shared/core/game.ts";

/** What a player was best at in a game, in the current language. */
export interface Honour {
  readonly seat: Seat;
  /** A drawing: "badges/eye". */
  readonly badge: string;
  /** "Most Nopes". */
  readonly title: string;
  /** "4 Nopes". */
  readonly detail: string;
}

/** Something to be best at. */
export interface Contest<Id extends string> {
  readonly id: Id;
  /** How much each player did of it, by seat. Whoever did none cannot win. */
  readonly scores: readonly number[];
}

interface Won<Id extends string> {
  readonly id: Id;
  readonly seat: Seat;
  readonly score: number;
}

/**
 * Who won which contest. Each player wins one at most; of several who did equally much, one who has won none. Whoever is
 * second never wins.
 * @param contests the best ones first.
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
