import { isRefused } from "./refused.ts";
import type { JournalEntry } from "./saved.ts";

interface Deps {
  /** Keeps an entry as a whole, or rejects. */
  readonly write: (entry: JournalEntry) => Promise<void>;
  /** The database refuses what happened at one table. Called once for a game. */
  readonly lost: (what: Omit<Part, "entry">, reason: unknown) => void;
}

/** What an entry says of one game and its table, or of a table without a game. */
interface Part {
  readonly gameId: string | null;
  readonly roomId: string | null;
  readonly entry: JournalEntry;
}

/**
 * Keeps the games of one table from being lost because the database refuses those of another: an entry that is refused
 * is written table by table. A game that is refused alone is given up: a step without the one before it is worth
 * nothing, so nothing more of it is written, and its table is saved again from its next game on.
 */
export class ApartWrites {
  readonly #deps: Deps;
  /** The ids of games that are given up. A table may name its last game for as long as it is open. */
  readonly #lost = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws whatever a write throws, unless the database refuses the entry. */
  async write(entry: JournalEntry): Promise<void> {
    const rest = this.#lost.size === 0 ? entry : this.#without(entry);
    try {
      await this.#deps.write(rest);
    } catch (error) {
      if (!isRefused(error)) throw error;
      for (const part of partsOf(rest)) await this.#writePart(part);
    }
  }

  async #writePart({ entry, ...what }: Part): Promise<void> {
    try {
      await this.#deps.write(entry);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (what.gameId !== null) this.#lost.add(what.gameId);
      this.#deps.lost(what, error);
    }
  }

  #without({ begun, steps, ended, tables }: JournalEntry): JournalEntry {
    const isKept = (id: string) => !this.#lost.has(id);
    return {
      begun: begun.filter(({ id }) => isKept(id)),
      steps: steps.filter(({ gameId }) => isKept(gameId)),
      ended: ended.filter(({ gameId }) => isKept(gameId)),
      tables: new Map([...tables].filter(([, table]) => isKept(table?.gameId ?? ""))),
    };
  }
}

const nothing: JournalEntry = { begun: [], steps: [], ended: [], tables: new Map() };

/** Games first, with their tables: a table that closes takes its unfinished game with it. */
function partsOf({ begun, steps, ended, tables }: JournalEntry): readonly Part[] {
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
