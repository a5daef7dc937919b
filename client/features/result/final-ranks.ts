import type { Award } from "../../game-model/awards.ts";
import type { ResultTexts } from "../../game-model/client-game.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import type { RankedSeat } from "../../game-model/ranked-seat.ts";

/** Final rank of the player on a chair. */
export interface FinalRank extends RankedSeat {
  readonly chair: Chair;
  readonly honour: Award | null;
  /** Number of correct guesses of the next elimination, made after their own elimination. */
  readonly guessed: number;
}

/** Returns the ranks of all players, the winners first; empty while the game runs. */
export function finalRanksOf(words: ResultTexts, table: TableSnapshot, link: ServerSource): readonly FinalRank[] {
  const { game, chairs, seq, sidelines } = table;
  if (!game) return [];
  const story = link.history.value;
  const honours = story?.seq === seq ? words.awards(game, story) : [];
  return words.ranks(game).flatMap((ranked): readonly FinalRank[] => {
    const chair = chairs[ranked.seat];
    const honour = honours.find(({ seat }) => seat === ranked.seat) ?? null;
    return chair ? [{ ...ranked, chair, honour, guessed: sidelines?.guessed[ranked.seat] ?? 0 }] : [];
  });
}

/** Whether these players have played together before. The score is shown only then. */
export const hasScore = (standings: readonly FinalRank[]): boolean =>
  standings.reduce((sum, { chair }) => sum + chair.wins, 0) > standings.filter(({ rank }) => rank === 1).length;
