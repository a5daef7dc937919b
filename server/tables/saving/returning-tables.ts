import type { RecordError } from "../../../shared/core/record-error.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { SavedGame, SavedTable } from "../../storage/saved-types.ts";
import type { Store } from "../../storage/store.ts";
import { type RestoreDeps, restoreTable, setAside } from "./restore-table.ts";

interface ReturningDeps extends Omit<RestoreDeps, "store"> {
  readonly store: Pick<Store, "tables" | "games">;
  readonly timers: Pick<Timers, "after">;
}

type Games = ReadonlyMap<string, Result<SavedGame, RecordError>>;

/** Batch size: number of tables to read with their games at once. */
const atOnce = 50;

/** Retry delay in ms after a database failure. */
const againMs = 500;

/**
 * Tables that were open when the last process ended, with their games. They are restored in batches, and restored
 * tables can be played at once. A request for a table that is not restored yet waits for it.
 */
export class ReturningTables {
  /** Settles when a table is restored, or cannot be. */
  readonly #byRoom = new Map<string, Promise<void>>();
  readonly #byCode = new Map<string, Promise<void>>();
  /** By the id of a player with a seat there. */
  readonly #byPlayer = new Map<string, Promise<void>>();
  #all: Promise<void> = Promise.resolve();
  #hasStopped = false;

  /** Resolves once the tables to restore are known. Rejects if the database fails. */
  async start(deps: ReturningDeps): Promise<void> {
    const read = await deps.store.tables();
    for (const table of read) if (!table.ok) setAside(null, table.error, deps);
    const saved = read.flatMap((table) => (table.ok ? [table.value] : []));
    const batches = Array.from({ length: Math.ceil(saved.length / atOnce) }, (_, index) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const tables = saved.slice(index * atOnce, (index + 1) * atOnce);
      for (const table of tables) this.#expect(table, promise);
      return { tables, areBack: resolve };
    });
    this.#all = this.#restore(batches, deps).then((back) => {
      if (read.length > 0) deps.log.info({ event: "tables-back", tables: read.length, back }, "tables are restored");
    });
  }

  #expect({ roomId, code, chairs }: SavedTable, back: Promise<void>): void {
    this.#byRoom.set(roomId, back);
    this.#byCode.set(code, back);
    for (const chair of chairs) if (chair.kind === "person" && chair.seated) this.#byPlayer.set(chair.player.id, back);
  }

  /** @returns the number of restored tables. */
  async #restore(
    batches: readonly { readonly tables: readonly SavedTable[]; readonly areBack: () => void }[],
    deps: ReturningDeps,
  ): Promise<number> {
    let back = 0;
    let reading = this.#gamesOn(batches[0]?.tables, deps);
    for (const [index, { tables, areBack }] of batches.entries()) {
      const games = await reading;
      reading = this.#gamesOn(batches[index + 1]?.tables, deps);
      const store = { game: async (id: string) => games.get(id) ?? ok(null) };
      for (const table of tables)
        if (!this.#hasStopped && (await restoreTable(table, { ...deps, store })) === "back") back += 1;
      areBack();
    }
    return back;
  }

  async #gamesOn(tables: readonly SavedTable[] = [], deps: ReturningDeps): Promise<Games> {
    const ids = tables.flatMap(({ gameId }) => (gameId === null ? [] : [gameId]));
    while (!this.#hasStopped) {
      try {
        return await deps.store.games(ids);
      } catch (error) {
        deps.log.error({ event: "returning-failed", err: error }, "tables cannot be restored now, will retry");
        await new Promise<void>((resolve) => deps.timers.after(againMs, resolve));
      }
    }
    return new Map();
  }

  /** Resolves once all tables are restored. */
  get all(): Promise<void> {
    return this.#all;
  }

  async room(roomId: string): Promise<void> {
    await this.#byRoom.get(roomId);
  }

  async code(code: string): Promise<void> {
    await this.#byCode.get(code.toUpperCase());
  }

  /** Waits for the table at which a player has a seat. */
  async tableOf(playerId: string): Promise<void> {
    await this.#byPlayer.get(playerId);
  }

  /** Stops restoring. The remaining tables are restored at the next start. */
  stop(): Promise<void> {
    this.#hasStopped = true;
    return this.#all;
  }
}
