import type { SeatLocation } from "../../shared/net/protocol.ts";
import { cryptoRandom } from "../runtime/random.ts";
import type { SavedTable } from "../storage/saved-types.ts";
import { fillerOf } from "./bots/bot-chairs.ts";
import type { NewTable } from "./new-table.ts";
import { lastDeckNameAfter } from "./people/host-actions.ts";
import { Seats } from "./people/seats.ts";
import { savedChair } from "./saving/table-saver.ts";

/** Returns a new table in its saved form before the first event. */
export function newSavedTable(
  seated: SeatLocation,
  { settings, players, parties = [], fillWithBots, botStrength, start, isPublic }: NewTable,
): SavedTable {
  const seats = new Seats(settings.seats);
  const known = players.map(({ id }, place) => [id, place + 1] as const);
  for (const [place, player] of players.entries()) seats.sit(player, place + 1, null);
  if (fillWithBots) seats.fillWithBots(fillerOf({ isPublic, ...(botStrength && { botStrength }) }, cryptoRandom), []);
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
    since: [],
    parties,
    lastDeckName: lastDeckNameAfter(null, settings, seats.host),
  };
}
