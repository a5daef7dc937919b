import type { Seat } from "../../../shared/core/game.ts";
import type { RecordError } from "../../../shared/core/record-error.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { GameInspection, InspectedSeat, PendingDecision, TableInspection } from "../../../shared/net/operators.ts";
import type { SavedChair, SavedGame, SavedTable } from "../../storage/saved-types.ts";
import type { Store } from "../../storage/store.ts";
import { TableClock } from "../game/clock.ts";
import type { HostedGames } from "../games.ts";
import { withGame } from "../saving/load-table.ts";
import type { PublicGame } from "./inspect-game.ts";

/**
 * Returns the public state of a saved table. It is as old as the last write of the table's server.
 * @returns an error if its game cannot be read or replayed.
 */
export async function inspectTable(
  table: SavedTable,
  games: Pick<HostedGames, "inspect">,
  store: Pick<Store, "game">,
): Promise<Result<TableInspection, RecordError>> {
  const restored = await withGame(table, store);
  if (!restored.ok) return restored;
  const saved = restored.value?.game ?? null;
  const game = saved && inspectSaved(saved, table, games);
  if (game && !game.ok) return game;
  const { roomId, code, isPublic, phase, settings } = table;
  const { edition, deckName } = settings;
  return ok({
    ...{ roomId, code, edition, isPublic, phase },
    ...(deckName !== undefined && { deckName }),
    seats: table.chairs.map(seatOf),
    game: game?.value ?? null,
  });
}

/** Same for a room; null if it has no table. */
export async function inspectRoom(
  roomId: string,
  games: Pick<HostedGames, "inspect">,
  store: Pick<Store, "table" | "game">,
): Promise<Result<TableInspection | null, RecordError>> {
  const table = await store.table(roomId);
  if (!table.ok) return table;
  return table.value === null ? ok(null) : inspectTable(table.value, games, store);
}

function inspectSaved(
  { id, record }: SavedGame,
  table: SavedTable,
  games: Pick<HostedGames, "inspect">,
): Result<GameInspection, RecordError> {
  const game = games.inspect(record);
  if (!game.ok) return game;
  const { pending, ...rest } = game.value;
  const names = record.seats.map(({ name }, seat) => currentName(table, seat) ?? name);
  return ok({ id, ...rest, names, pending: pending && withLimit(pending, table) });
}

/** Name of a player of the running game, who may have taken the chair of a bot. @returns null if no game runs. */
function currentName({ phase, chairs }: SavedTable, seat: Seat): string | null {
  const chair = chairs[seat];
  return phase === "playing" && chair ? seatOf(chair).name : null;
}

/** Adds the full time limit of a decision, which is shorter for players with earlier timeouts. */
function withLimit(
  { kind, seats, clock }: NonNullable<PublicGame["pending"]>,
  { settings, chairs }: SavedTable,
): PendingDecision {
  const misses = (seats ?? []).map((seat) => missedBy(chairs[seat]));
  const deadline = new TableClock(settings).next(clock, true, misses.length === 0 ? 0 : Math.min(...misses), 0);
  return { kind, seats, limitMs: deadline?.totalMs ?? null };
}

const missedBy = (chair: SavedChair | undefined): number => (chair?.kind === "person" ? chair.missed : 0);

function seatOf(chair: SavedChair): InspectedSeat {
  switch (chair.kind) {
    case "empty":
      return { kind: "empty", name: "", state: "seated" };
    case "bot":
      return { kind: "bot", name: chair.name, state: "seated" };
    case "person":
      return { kind: "person", name: chair.player.name, state: stateOf(chair) };
  }
}

function stateOf({ isOut, left, isCovered }: Extract<SavedChair, { kind: "person" }>): InspectedSeat["state"] {
  if (isOut) return "replaced";
  if (left) return "left";
  return isCovered ? "covered" : "seated";
}
