import type { ResultWords } from "../../game/client-game.ts";
import type { Honour } from "../../game/honours.ts";
import type { Chair, TableLink, TableSnapshot } from "../../game/model.ts";
import type { Ranked } from "../../game/ranked.ts";

/** Final rank of the player on a chair. */
export interface Standing extends Ranked {
  readonly chair: Chair;
  readonly honour: Honour | null;
  /** Number of correct guesses of the next elimination, made after their own elimination. */
  readonly guessed: number;
}

/** Returns the ranks of all players, the winners first; empty while the game runs. */
export function standingsOf(words: ResultWords, table: TableSnapshot, link: TableLink): readonly Standing[] {
  const { game, chairs, seq, sidelines } = table;
  if (!game) return [];
  const story = link.story.value;
  const honours = story?.seq === seq ? words.honours(game, story) : [];
  return words.ranks(game).flatMap((ranked): readonly Standing[] => {
    const chair = chairs[ranked.seat];
    const honour = honours.find(({ seat }) => seat === ranked.seat) ?? null;
    return chair ? [{ ...ranked, chair, honour, guessed: sidelines?.guessed[ranked.seat] ?? 0 }] : [];
  });
}

/** Whether these players have played together before. The score is shown only then. */
export const hasScore = (standings: readonly Standing[]): boolean =>
  standings.reduce((sum, { chair }) => sum + chair.wins, 0) > standings.filter(({ rank }) => rank === 1).length;
