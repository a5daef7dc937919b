import type { SavedTable } from "../store/saved.ts";
import type { ReturningTable } from "./beginning.ts";
import type { TableDeps } from "./deps.ts";

type RecoveryDeps = Pick<TableDeps, "recall" | "journal" | "log">;

/** Where a table continues from. */
interface RecoveryPoint {
  readonly kept: ReturningTable;
  /** The player whom a bot replaces from now on, because their commands have failed before. */
  readonly putOut: string | null;
}

/**
 * After an exception in a game its table continues from what is saved, within bounds. A second failure by the same
 * player puts them out; a second failure at the same step that no player caused gives the table up.
 */
export class Recovery {
  readonly #deps: RecoveryDeps;
  #table: SavedTable | null = null;
  /** The step at which the table last continued after a failure that no player caused. */
  #lastStep: string | null = null;
  /** Ids of players whose commands have failed. */
  readonly #culprits = new Set<string>();

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
  }

  /**
   * @param culprit the player whose command failed; null if no player caused it.
   * @throws if no player caused it, for the second time at this step; or if not everything that happened is kept.
   */
  async attempt(roomId: string, culprit: string | null): Promise<RecoveryPoint> {
    const kept = await this.#deps.recall(roomId);
    if (!kept) throw new Error("what has happened there is not saved");
    this.#table = kept.table;
    if (culprit === null) this.#refuseTwice(kept);
    const putOut = culprit !== null && this.#culprits.has(culprit) ? culprit : null;
    if (culprit !== null) this.#culprits.add(culprit);
    return { kept, putOut };
  }

  #refuseTwice({ table, game }: ReturningTable): void {
    const step = `step ${game?.record.steps.length ?? 0} of game ${table.gameId}`;
    if (step === this.#lastStep) throw new Error(`it has failed twice at ${step}`);
    this.#lastStep = step;
  }

  /** What is saved stays for the next start of the server; until then the table's people may play elsewhere. */
  giveUp(roomId: string, error: unknown): void {
    this.#deps.log.error(
      { event: "table-given-up", err: error, room: roomId },
      "A TABLE IS GIVEN UP; its game stays in the database",
    );
    const table = this.#table;
    if (table) this.#deps.journal.table(roomId, { ...table, chairs: table.chairs.map(freed) }, null);
  }
}

type SavedChair = SavedTable["chairs"][number];

const freed = (chair: SavedChair): SavedChair => (chair.kind === "person" ? { ...chair, seated: false } : chair);
