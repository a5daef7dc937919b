import { isDeepStrictEqual } from "node:util";
import { games as hosted } from "../server/app/games.ts";
import type { SavedGame } from "../server/storage/saved-types.ts";
import type { Command } from "../shared/core/commands.ts";
import type { Seat } from "../shared/core/game.ts";
import { beginsWith, type GameHistory, type History } from "./history.ts";

/** Differences between the history of the clients and the games in the database. */
export interface CheckResult {
  /** Games that are not saved, or that neither ended nor continue. */
  readonly gamesLost: number;
  /** Games in which the events that a client received contradict the saved record or an earlier event history. */
  readonly gamesTwice: number;
  /**
   * Accepted commands that are missing in the record. The commands of the same player after a missing one count, too.
   */
  readonly commandsLost: number;
}

/** Distinguishes a running game from a lost one. */
interface Living {
  /** Rooms with a player who has not taken the seat again. */
  readonly deserted: ReadonlySet<string>;
  /** Time by which a running game must have had an event, as `performance.now()`. */
  readonly since: number;
}

/** Compares the history of the clients with the database. @param kept all saved games of the database. */
export function checkGames(
  diaries: readonly History[],
  kept: readonly SavedGame[],
  { deserted, since }: Living,
): CheckResult {
  const byDeal = new Map(kept.map((game) => [game.record.deal.commitment, game]));
  const remembered = Map.groupBy(
    diaries.flatMap(({ pages }) => [...pages]),
    ([deal]) => deal,
  );
  let [gamesLost, gamesTwice, commandsLost] = [0, 0, 0];
  for (const [deal, memories] of remembered) {
    const game = byDeal.get(deal);
    const pages = memories.map(([, page]) => page);
    const goesOn = pages.some(({ heardAt }) => heardAt >= since);
    if (!game || (game.endedAt === null && (deserted.has(game.roomId) || !goesOn))) gamesLost += 1;
    if (game && pages.some((page) => page.contradicted || !beginsWith(toldTo(page.seat, game), page.told)))
      gamesTwice += 1;
    commandsLost += pages.reduce((sum, page) => sum + missing(page, game), 0);
  }
  return { gamesLost, gamesTwice, commandsLost };
}

/** Replays a record. @returns the events that a seat must have received since the beginning of the game. */
function toldTo(seat: Seat, { record }: SavedGame): readonly object[] {
  const match = hosted.start(hosted.newTable(), record.config, record.deal);
  for (const { actor, command } of record.steps) match.step(actor, command);
  return match.eventsSoFar().eventsFor(seat);
}

/** Number of accepted commands that are missing in the record, matched in order. */
function missing({ seat, accepted }: GameHistory, game: SavedGame | undefined): number {
  const rest: Command[] = [...accepted];
  for (const { actor, command } of game?.record.steps ?? [])
    if (actor === seat && isDeepStrictEqual(command, rest[0])) rest.shift();
  return rest.length;
}
