import type { Seat } from "../../../shared/core/game.ts";
import type { RankedSeat, ResultTexts } from "../../game-model/client-game.ts";
import type { Chair } from "../../game-model/model.ts";

/** Returns the winners; several may share the first rank. */
export const winnersIn = <Ranked extends Pick<RankedSeat, "rank">>(standings: readonly Ranked[]): readonly Ranked[] =>
  standings.filter(({ rank }) => rank === 1);

interface NamedRank extends Pick<RankedSeat, "seat" | "rank"> {
  readonly chair: Pick<Chair, "name">;
}

/** Names all winners, or congratulates a viewer who is one of them. */
export function headlineOf(
  words: Pick<ResultTexts, "headline">,
  standings: readonly NamedRank[],
  mySeat: Seat | null,
): string {
  const winners = winnersIn(standings);
  return words.headline(
    winners.map(({ chair }) => chair.name),
    winners.some(({ seat }) => seat === mySeat),
  );
}
