import type { NewBot } from "../bots/bot-chairs.ts";
import type { GameStarter } from "../game/game-starter.ts";
import type { TableGames } from "../game/table-games.ts";
import type { NewTable } from "../new-table.ts";
import type { RestoredTable } from "../saving/initial-state.ts";
import type { Participants } from "./participants.ts";

/** Seats the players of a new table, and fills the other chairs with bots if wanted. */
export function seatPlayers({ players, openers, fillWithBots }: NewTable, people: Participants, filler: NewBot): void {
  const networkOf = (id: string) => openers.find(({ playerId }) => playerId === id)?.network ?? null;
  for (const player of players) people.reserve(player, networkOf(player.id));
  if (fillWithBots) people.fillWithBots(filler);
}

interface BroughtBack {
  readonly people: Participants;
  readonly games: TableGames;
  readonly starting: GameStarter;
}

/** Restores the people and the game of a table. */
export function restoreSeats({ table, game }: RestoredTable, { people, games, starting }: BroughtBack): void {
  const { seats, presenceTracker } = people;
  starting.restore(table);
  presenceTracker.restore(table);
  seats.restore(table, (playerId) => presenceTracker.numberOf(playerId));
  if (game) games.restore(table, game);
}
