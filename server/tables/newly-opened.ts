import type { Seated } from "../../shared/net/protocol.ts";
import { unguessable } from "../plumbing/chance.ts";
import type { SavedTable } from "../store/saved.ts";
import { fillerOf } from "./bot-chairs.ts";
import type { NewTable } from "./new-table.ts";
import { Seats } from "./seats.ts";
import { savedChair } from "./table-keeper.ts";

/** Returns a new table in its saved form before the first event. */
export function newlyOpened(
  seated: Seated,
  { settings, players, fillWithBots, start, isPublic }: NewTable,
): SavedTable {
  const seats = new Seats(settings.seats);
  const known = players.map(({ id }, place) => [id, place + 1] as const);
  for (const [place, player] of players.entries()) seats.sit(player, place + 1, null);
  if (fillWithBots) seats.fillWithBots(fillerOf(isPublic, unguessable), []);
  return {
    ...seated,
    settings,
    start,
    isPublic,
    phase: "waiting",
    chairs: seats.all.map((chair) => savedChair(chair, () => true)),
    host: seats.host,
    known,
    removed: [],
    gameId: null,
    seqBefore: 0,
    startsCalledOff: 0,
  };
}
