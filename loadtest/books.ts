import { isDeepStrictEqual } from "node:util";
import { games as hosted } from "../server/games.ts";
import type { SavedGame } from "../server/store/saved.ts";
import type { Command } from "../shared/core/commands.ts";
import type { Seat } from "../shared/core/game.ts";
import { beginsWith, type Diary, type Page } from "./diary.ts";

/** What of the games that players remember is missing or different in the house's own books. */
export interface Balance {
  /** Games that have not ended and do not go on, or of which nothing is kept. */
  readonly gamesLost: number;
  /** Games of which somebody was told what has not happened, or what somebody else was told otherwise. */
  readonly gamesTwice: number;
  /** Commands that were accepted and are not in the record; a missing one counts with all that the player sent after it. */
  readonly commandsLost: number;
}

/** How a game that has not ended can be told from a lost one. */
interface Living {
  /** Rooms whose players have not all found their seats again. */
  readonly deserted: ReadonlySet<string>;
  /** Since when something must have happened in it, as `performance.now()`. */
  readonly since: number;
}

/** Compares what players remember with what is kept. @param kept every game, as the database has it. */
export function balanceOf(diaries: readonly Diary[], kept: readonly SavedGame[], { deserted, since }: Living): Balance {
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

/** What a seat is told of a game from its beginning. */
function toldTo(seat: Seat, { record }: SavedGame): readonly object[] {
  const match = hosted.start(hosted.newTable(), record.config, record.deal);
  for (const { actor, command } of record.steps) match.step(actor, command);
  return match.soFar().tell(seat);
}

/** How many of the accepted commands are not in the record, in this order. */
function missing({ seat, accepted }: Page, game: SavedGame | undefined): number {
  const rest: Command[] = [...accepted];
  for (const { actor, command } of game?.record.steps ?? [])
    if (actor === seat && isDeepStrictEqual(command, rest[0])) rest.shift();
  return rest.length;
}
