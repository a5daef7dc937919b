import type { SavedTable } from "../../storage/saved-types.ts";
import type { TableDeps } from "../deps.ts";
import type { RestoredTable } from "./initial-state.ts";

type RecoveryDeps = Pick<TableDeps, "loadSaved" | "writeQueue" | "log">;

/** Saved state from which a table continues. */
interface RecoveryPoint {
  readonly saved: RestoredTable;
  /** Player to replace with a bot, because their commands have failed before. */
  readonly replacedId: string | null;
}

/**
 * Restores a table from its saved state after an exception, within limits. A second failure by the same player replaces
 * them with a bot. A second failure at the same step without a culprit abandons the table.
 */
export class CrashRecovery {
  readonly #deps: RecoveryDeps;
  #table: SavedTable | null = null;
  /** Step at which the table last continued after a failure without a culprit. */
  #lastStep: string | null = null;
  /** Ids of players with a failed command. */
  readonly #culprits = new Set<string>();

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
  }

  /**
   * @param culprit the player who sent the failed command; null if no player caused it.
   * @throws at the second failure without a culprit at this step, or if some steps are not saved.
   */
  async attempt(roomId: string, culprit: string | null): Promise<RecoveryPoint> {
    const kept = await this.#deps.loadSaved(roomId);
    if (!kept) throw new Error("some steps of the table are not saved");
    this.#table = kept.table;
    if (culprit === null) this.#refuseTwice(kept);
    const putOut = culprit !== null && this.#culprits.has(culprit) ? culprit : null;
    if (culprit !== null) this.#culprits.add(culprit);
    return { saved: kept, replacedId: putOut };
  }

  #refuseTwice({ table, game }: RestoredTable): void {
    const step = `step ${game?.record.steps.length ?? 0} of game ${table.gameId}`;
    if (step === this.#lastStep) throw new Error(`it has failed twice at ${step}`);
    this.#lastStep = step;
  }

  /**
   * Abandons a table. Its saved state stays for the next start of the server. Until then its players may sit elsewhere.
   */
  abandon(roomId: string, error: unknown): void {
    this.#deps.log.error(
      { event: "table-given-up", err: error, room: roomId },
      "A TABLE IS GIVEN UP; its game stays in the database",
    );
    const table = this.#table;
    if (table) this.#deps.writeQueue.table(roomId, { ...table, chairs: table.chairs.map(freed) }, null);
  }
}

type SavedChair = SavedTable["chairs"][number];

const freed = (chair: SavedChair): SavedChair => (chair.kind === "person" ? { ...chair, seated: false } : chair);
