import type { SavedTable } from "../store/saved.ts";
import type { TableDeps } from "./deps.ts";
import type { Returning } from "./tables.ts";

type ChanceDeps = Pick<TableDeps, "recall" | "journal" | "log">;

/** After an exception a table goes on from what is kept of it, but not twice from the same step: it would fail there for ever. */
export class SecondChance {
  readonly #roomId: string;
  readonly #deps: ChanceDeps;
  #table: SavedTable | null = null;
  /** Where in its games the table has gone on. */
  #taken: string | null = null;

  constructor(roomId: string, deps: ChanceDeps) {
    this.#roomId = roomId;
    this.#deps = deps;
  }

  /**
   * @returns what the table goes on from.
   * @throws if it has failed there before, or what has happened there is not kept.
   */
  async take(): Promise<Returning> {
    const kept = await this.#deps.recall(this.#roomId);
    if (!kept) throw new Error("what has happened there is not saved");
    this.#table = kept.table;
    const place = `step ${kept.game?.record.steps.length ?? 0} of game ${kept.table.gameId}`;
    if (place === this.#taken) throw new Error(`it has failed twice at ${place}`);
    this.#taken = place;
    return kept;
  }

  /** What is kept stays for the next start of the server; until then its people are free to play elsewhere. */
  giveUp(error: unknown): void {
    this.#deps.log.error({ err: error, room: this.#roomId }, "A TABLE IS GIVEN UP; its game stays in the database");
    const table = this.#table;
    if (table) this.#deps.journal.table(this.#roomId, JSON.stringify({ ...table, chairs: table.chairs.map(freed) }));
  }
}

type SavedChair = SavedTable["chairs"][number];

const freed = (chair: SavedChair): SavedChair => (chair.kind === "person" ? { ...chair, seated: false } : chair);
