import type { GameJournal } from "../../server/rooms/deps.ts";
import type { Returning } from "../../server/rooms/tables.ts";
import type { Journal } from "../../server/store/journal.ts";
import type { BegunGame, EndedGame, SavedGame, SavedStep, SavedTable } from "../../server/store/saved.ts";
import type { GameRecord } from "../../shared/core/record.ts";

/** A journal in memory, which keeps everything at once unless it is told to be slow. */
export class Notebook implements GameJournal, Pick<Journal, "whenKept"> {
  isSaving = true;
  readonly begun: BegunGame[] = [];
  readonly steps: SavedStep[] = [];
  readonly ended: EndedGame[] = [];
  readonly tables = new Map<string, string | null>();
  #waiting: (() => void)[] | null = null;

  /** Nothing is kept from now on, and nobody told of it, before it catches up. */
  slow(): void {
    this.#waiting = [];
  }

  catchUp(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const run of waiting) run();
  }

  whenKept(run: () => void): void {
    if (this.#waiting) this.#waiting.push(run);
    else run();
  }

  /** What comes back after the server has ended; there must have been one table. */
  get returning(): Returning {
    const [roomId = "none"] = this.tables.keys();
    return this.recalled(roomId);
  }

  /** What is kept of an open table. */
  recalled(roomId: string): Returning {
    const table = this.tables.get(roomId);
    if (!table) throw new Error(`no table ${roomId} is noted`);
    const saved: SavedTable = JSON.parse(table);
    return { kind: "returning", table: saved, game: saved.gameId === null ? null : this.#game(saved.gameId) };
  }

  begin(game: BegunGame): void {
    this.begun.push(game);
  }

  step(step: SavedStep): void {
    this.steps.push(step);
  }

  end(game: EndedGame): void {
    this.ended.push(game);
  }

  /** The newest game of a table, as far as it has been played. */
  record(roomId: string): GameRecord {
    const game = this.begun.findLast((begun) => begun.roomId === roomId);
    if (!game) throw new Error("no game has begun at the table");
    return this.#game(game.id).record;
  }

  table(roomId: string, table: string | null): void {
    this.tables.set(roomId, table);
  }

  #game(id: string): SavedGame {
    const game = this.begun.find((begun) => begun.id === id);
    if (!game) throw new Error(`no game ${id} is noted`);
    const steps = this.steps.filter(({ gameId }) => gameId === id).map(({ step }) => step);
    const endedAt = this.ended.find(({ gameId }) => gameId === id)?.endedAt ?? null;
    return { ...game, record: { ...game.record, steps }, endedAt };
  }
}
