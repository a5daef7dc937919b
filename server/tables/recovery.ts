import type { SavedTable } from "../store/saved.ts";
import type { TableDeps } from "./deps.ts";
import type { ReturningTable } from "./tables.ts";

type ChanceDeps = Pick<TableDeps, "recall" | "journal" | "log">;

/** What a table goes on from. */
interface Chance {
  readonly kept: ReturningTable;
  /** The player whose chair a bot has from now on: their commands have failed before. */
  readonly putOut: string | null;
}

/**
 * After an exception a table goes on from what is kept of it, but not for ever: a player has one chance at a table, and what
 * nobody has asked for, such as the clock's doing, has one at each step.
 */
export class Recovery {
  readonly #roomId: string;
  readonly #deps: ChanceDeps;
  #table: SavedTable | null = null;
  /** Where in its games the table has gone on, though nobody's command had failed. */
  #taken: string | null = null;
  /** Players whose commands have failed. */
  readonly #culprits = new Set<string>();

  constructor(roomId: string, deps: ChanceDeps) {
    this.#roomId = roomId;
    this.#deps = deps;
  }

  /**
   * @param culprit the player whose command has failed; null if it was nobody's.
   * @throws if it has failed there before, or what has happened there is not kept.
   */
  async take(culprit: string | null): Promise<Chance> {
    const kept = await this.#deps.recall(this.#roomId);
    if (!kept) throw new Error("what has happened there is not saved");
    this.#table = kept.table;
    if (culprit === null) this.#takeAt(kept);
    const putOut = culprit !== null && this.#culprits.has(culprit) ? culprit : null;
    if (culprit !== null) this.#culprits.add(culprit);
    return { kept, putOut };
  }

  #takeAt({ table, game }: ReturningTable): void {
    const place = `step ${game?.record.steps.length ?? 0} of game ${table.gameId}`;
    if (place === this.#taken) throw new Error(`it has failed twice at ${place}`);
    this.#taken = place;
  }

  /** What is kept stays for the next start of the server; until then its people are free to play elsewhere. */
  giveUp(error: unknown): void {
    this.#deps.log.error({ err: error, room: this.#roomId }, "A TABLE IS GIVEN UP; its game stays in the database");
    const table = this.#table;
    if (table) this.#deps.journal.table(this.#roomId, { ...table, chairs: table.chairs.map(freed) });
  }
}

type SavedChair = SavedTable["chairs"][number];

const freed = (chair: SavedChair): SavedChair => (chair.kind === "person" ? { ...chair, seated: false } : chair);
