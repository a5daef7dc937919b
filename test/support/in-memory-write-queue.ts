import type {
  BegunGame,
  EndedGame,
  SavedGame,
  SavedStep,
  SavedTable,
  WriteEntry,
} from "../../server/storage/saved-types.ts";
import type { CommitSeq } from "../../server/storage/writing/open-entry.ts";
import { tableRow } from "../../server/storage/writing/write.ts";
import type { WriteQueue } from "../../server/storage/writing/write-queue.ts";
import type { GameJournal } from "../../server/tables/deps.ts";
import type { RestoredTable } from "../../server/tables/saving/initial-state.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import { tableWithJson } from "./saved-table.ts";

/** Write queue in memory that saves everything at once unless it is slowed down. */
export class InMemoryWriteQueue implements GameJournal, Pick<WriteQueue, "isKept" | "isHolding"> {
  isSaving = true;
  isHolding = false;
  readonly begun: BegunGame[] = [];
  readonly steps: SavedStep[] = [];
  readonly ended: EndedGame[] = [];
  readonly tables = new Map<string, SavedTable | null>();
  #last: CommitSeq = 0;
  #kept: CommitSeq = Number.POSITIVE_INFINITY;

  /** Stops saving, so that sends that wait for the save are delayed until `catchUp`. */
  slow(): void {
    this.#kept = this.#last;
  }

  catchUp(): void {
    this.#kept = Number.POSITIVE_INFINITY;
  }

  async flush(): Promise<boolean> {
    return true;
  }

  isKept(ticket: CommitSeq): boolean {
    return ticket <= this.#kept;
  }

  /** Table that is restored after a restart of the server; there must be exactly one. */
  get returning(): RestoredTable {
    const [roomId = "none"] = this.tables.keys();
    return this.recalled(roomId);
  }

  /** Saved data of an open table. */
  recalled(roomId: string): RestoredTable {
    const table = this.tables.get(roomId);
    if (!table) throw new Error(`table ${roomId} is not saved`);
    const { tableJson, startsCalledOff, extrasJson } = tableRow(table);
    return {
      kind: "returning",
      table: tableWithJson(tableJson, startsCalledOff, extrasJson),
      game: table.gameId === null ? null : this.#game(table.gameId),
    };
  }

  /** Applies an entry of a real write queue. */
  keep({ begun, steps, ended, tables }: WriteEntry): void {
    this.begun.push(...begun);
    this.steps.push(...steps);
    this.ended.push(...ended);
    for (const [roomId, table] of tables) this.tables.set(roomId, table);
  }

  begin(game: BegunGame): CommitSeq {
    this.begun.push(game);
    return this.#next();
  }

  step(step: SavedStep): CommitSeq {
    this.steps.push(step);
    return this.#next();
  }

  end(game: EndedGame): CommitSeq {
    this.ended.push(game);
    return this.#next();
  }

  /** Newest game of a table, up to its last step. */
  record(roomId: string): GameRecord {
    const game = this.begun.findLast((begun) => begun.roomId === roomId);
    if (!game) throw new Error("no game has begun at the table");
    return this.#game(game.id).record;
  }

  table(roomId: string, table: SavedTable | null): CommitSeq {
    this.tables.set(roomId, table);
    return this.#next();
  }

  #next(): CommitSeq {
    this.#last += 1;
    return this.#last;
  }

  #game(id: string): SavedGame {
    const game = this.begun.find((begun) => begun.id === id);
    if (!game) throw new Error(`game ${id} is not saved`);
    const steps = this.steps.filter(({ gameId }) => gameId === id).map(({ step }) => step);
    const endedAt = this.ended.find(({ gameId }) => gameId === id)?.endedAt ?? null;
    return { ...game, record: { ...game.record, steps }, endedAt };
  }
}
