import type { ReturningTable } from "./beginning.ts";
import type { NewBot } from "./bot-chairs.ts";
import type { NewTable } from "./new-table.ts";
import type { People } from "./people.ts";
import type { Starting } from "./starting.ts";
import type { TableGames } from "./table-games.ts";

/** Seats the players of a new table, and fills the other chairs with bots if wanted. */
export function settleIn({ players, openers, fillWithBots }: NewTable, people: People, filler: NewBot): void {
  const networkOf = (id: string) => openers.find(({ playerId }) => playerId === id)?.network ?? null;
  for (const player of players) people.reserve(player, networkOf(player.id));
  if (fillWithBots) people.fillWithBots(filler);
}

interface BroughtBack {
  readonly people: People;
  readonly games: TableGames;
  readonly starting: Starting;
}

/** Restores the people and the game of a table. */
export function bringBack({ table, game }: ReturningTable, { people, games, starting }: BroughtBack): void {
  const { seats, attendance } = people;
  starting.bringBack(table);
  attendance.bringBack(table);
  seats.bringBack(table, (playerId) => attendance.numberOf(playerId));
  if (game) games.bringBack(table, game);
}
