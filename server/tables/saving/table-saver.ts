import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Seat } from "../../../shared/core/game.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import type { SavedChair, SavedTable } from "../../storage/saved-types.ts";
import type { GameJournal } from "../deps.ts";
import type { GameStarter } from "../game/game-starter.ts";
import type { TableGames } from "../game/table-games.ts";
import type { NewTable } from "../new-table.ts";
import type { HostActions } from "../people/host-actions.ts";
import type { Participants } from "../people/participants.ts";
import type { Chair, SeatedPlayer } from "../people/seats.ts";

interface KeptTable {
  readonly seated: SeatLocation;
  readonly opening: Pick<NewTable, "start" | "isPublic">;
  readonly people: Participants;
  readonly games: TableGames;
  readonly hostActions: HostActions;
  readonly starting: Pick<GameStarter, "startsAtRisk">;
}

/**
 * Saves the people and settings of a table, so that it can be restored. The steps of its games are saved separately.
 */
export class TableSaver {
  readonly #table: KeptTable;
  readonly #writeQueue: GameJournal;
  /** Digest of the last saved state. The state itself would take about 2 KB. */
  #saved = "";

  constructor(table: KeptTable, writeQueue: GameJournal) {
    this.#table = table;
    this.#writeQueue = writeQueue;
  }

  /**
   * Saves a table that opens. A restored table is saved only if it differs from its saved state.
   * @param before the saved state; null if the table is new.
   */
  open(before: SavedTable | null): void {
    const table = savedTable(this.#table);
    this.#saved = digestOf(table);
    if (before === null || !isDeepStrictEqual(table, before))
      this.#writeQueue.table(this.#table.seated.roomId, table, null);
  }

  /**
   * Saves the table if it differs from its last saved state.
   * @param seat the only seat that may learn of the change; null if it is public.
   */
  save(seat: Seat | null): void {
    const table = savedTable(this.#table);
    const saved = digestOf(table);
    if (saved === this.#saved) return;
    this.#saved = saved;
    this.#writeQueue.table(this.#table.seated.roomId, table, seat);
  }
}

const digestOf = (table: SavedTable): string => hash("sha256", JSON.stringify(table), "base64");

const savedTable = ({ seated, opening, people, games, hostActions, starting }: KeptTable): SavedTable => ({
  ...seated,
  ...games.saved,
  ...people.presenceTracker.saved(people.spectators.ids),
  settings: hostActions.settings,
  start: opening.start,
  isPublic: opening.isPublic,
  chairs: people.seats.all.map((chair) => savedChair(chair, (person) => people.presenceTracker.belongsHere(person))),
  host: people.seats.host,
  startsCalledOff: starting.startsAtRisk,
  since: people.seats.since,
  parties: people.seats.parties,
  lastDeckName: hostActions.lastDeckName,
});

/** @param belongsHere whether the directory lists a player at this table. */
export function savedChair(chair: Chair, belongsHere: (person: SeatedPlayer) => boolean): SavedChair {
  if (chair.kind !== "person") return { ...chair };
  const { kind, player, left, ready, missed, isCovered, isOut, deserted, consent, wins } = chair;
  const seated = belongsHere(chair);
  return { kind, player, left, ready, missed, isCovered, isOut, deserted, consent, wins, seated };
}
