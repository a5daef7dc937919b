import type { WriteEntry } from "../saved-types.ts";
import { isConstraintError } from "./constraint-error.ts";

interface Deps {
  /** Rejects if the database is no longer the one that this process opened. Checked before each entry. */
  readonly expectSame: () => Promise<void>;
  /** Writes a whole entry, or rejects. */
  readonly write: (entry: WriteEntry) => Promise<void>;
  /** Reports that the database rejects the data of one table. Called once per game. */
  readonly lost: (what: Omit<Part, "entry">, reason: unknown) => void;
}

/** Part of an entry that belongs to one game and its table, or to a table without a game. */
interface Part {
  readonly gameId: string | null;
  readonly roomId: string | null;
  readonly entry: WriteEntry;
}

/**
 * Isolates write errors, so that a rejected row of one table cannot lose the games of other tables. A rejected entry is
 * written again table by table. A game that is rejected on its own is abandoned, because later steps are useless
 * without the rejected one. Its table is saved again from its next game on.
 */
export class IsolatingWriter {
  readonly #deps: Deps;
  /** Ids of abandoned games. They are never removed, because a table may name its last game until it closes. */
  readonly #lost = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws any error of a write, unless the database rejects the entry. */
  async write(entry: WriteEntry): Promise<void> {
    await this.#deps.expectSame();
    const rest = this.#lost.size === 0 ? entry : this.#without(entry);
    try {
      await this.#deps.write(rest);
    } catch (error) {
      if (!isConstraintError(error)) throw error;
      for (const part of partsOf(rest)) await this.#writePart(part);
    }
  }

  async #writePart({ entry, ...what }: Part): Promise<void> {
    try {
      await this.#deps.write(entry);
    } catch (error) {
      if (!isConstraintError(error)) throw error;
      if (what.gameId !== null) this.#lost.add(what.gameId);
      this.#deps.lost(what, error);
    }
  }

  #without({ begun, steps, ended, tables }: WriteEntry): WriteEntry {
    const isKept = (id: string) => !this.#lost.has(id);
    return {
      begun: begun.filter(({ id }) => isKept(id)),
      steps: steps.filter(({ gameId }) => isKept(gameId)),
      ended: ended.filter(({ gameId }) => isKept(gameId)),
      tables: new Map([...tables].filter(([, table]) => isKept(table?.gameId ?? ""))),
    };
  }
}

const nothing: WriteEntry = { begun: [], steps: [], ended: [], tables: new Map() };

/**
 * Splits an entry into parts. Games with their tables come first, because a closing table deletes its unfinished game.
 */
function partsOf({ begun, steps, ended, tables }: WriteEntry): readonly Part[] {
  const rows = [...tables];
  const gameIds = new Set([
    ...begun.map(({ id }) => id),
    ...steps.map(({ gameId }) => gameId),
    ...ended.map(({ gameId }) => gameId),
    ...rows.flatMap(([, table]) => table?.gameId ?? []),
  ]);
  const games = [...gameIds].map((gameId): Part => {
    const ofGame = rows.filter(([, table]) => table?.gameId === gameId);
    const entry = {
      begun: begun.filter(({ id }) => id === gameId),
      steps: steps.filter((step) => step.gameId === gameId),
      ended: ended.filter((end) => end.gameId === gameId),
      tables: new Map(ofGame),
    };
    return { gameId, roomId: entry.begun[0]?.roomId ?? ofGame[0]?.[0] ?? null, entry };
  });
  const gameless = rows.filter(([, table]) => (table?.gameId ?? null) === null);
  return [
    ...games,
    ...gameless.map((row): Part => ({ gameId: null, roomId: row[0], entry: { ...nothing, tables: new Map([row]) } })),
  ];
}
