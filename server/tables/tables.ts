import { matchMaker } from "@colyseus/core";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode, Goodbye, Player, Seated, TableSettings } from "../../shared/net/protocol.ts";
import type { Journal, Ticket } from "../store/journal.ts";
import type { SavedGame, SavedTable } from "../store/saved.ts";
import { newCode } from "./codes.ts";
import { type Opener, OpenTables, type TableCaps } from "./open-tables.ts";

/** What a new table is opened with. */
export interface NewTable {
  readonly kind: "new";
  readonly settings: TableSettings;
  /** Players who have a chair from the beginning, in seat order; the first one hosts. */
  readonly players: readonly Player[];
  /** Bots on all other chairs. */
  readonly fillWithBots: boolean;
  /** Begins when the host says so, or as soon as all its players are connected (or `joinGraceMs` have passed). */
  readonly start: "by-host" | "when-joined";
  /** Whether strangers meet here: once a game is over, anybody who knows its id may see it. */
  readonly isPublic: boolean;
}

/** A table that was open when the server ended, with the game on it. */
export interface ReturningTable {
  readonly kind: "returning";
  readonly table: SavedTable;
  readonly game: SavedGame | null;
}

export type Beginning = NewTable | ReturningTable;

/** An open table, as the directory knows it. */
export interface OpenTable {
  readonly seated: Seated;
  readonly isPlaying: boolean;
  /** The ticket of the last thing that happened there for everybody to know. */
  readonly ticket: Ticket;
  /** Whether a player could come in now. */
  admits(playerId: string): Result<null, ApiErrorCode>;
  /** Whether a player could come in now to watch. */
  admitsSpectator(playerId: string): Result<null, ApiErrorCode>;
  /** Tells everybody that the server is closing and this is the last game. */
  refresh(): void;
  /** Tells everybody why, and ends for good. */
  close(reason: Goodbye["reason"]): void;
  /** Ends without telling anybody: the table comes back at the next start of the server. */
  suspend(): void;
}

const noCaps: TableCaps = {
  player: Number.POSITIVE_INFINITY,
  network: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
};

/** The directory of one process: which tables there are, and who sits where. */
export class Tables {
  readonly #journal: Pick<Journal, "isSaving">;
  readonly #beginnings = new Map<string, Beginning>();
  readonly #tables = new Map<string, OpenTable>();
  readonly #seats = new Map<string, Seated>();
  readonly #open: OpenTables;
  readonly #idle: (() => void)[] = [];
  #closing = false;

  constructor(journal: Pick<Journal, "isSaving">, caps = noCaps) {
    this.#journal = journal;
    this.#open = new OpenTables(caps);
  }

  /** Whether no new games begin any more, because the process is about to end. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Why no game can begin now, or null if one can. */
  get refusal(): "closing" | "not-saving" | null {
    if (this.#closing) return "closing";
    return this.#journal.isSaving ? null : "not-saving";
  }

  /** Why somebody may not open another table, or null. */
  refusalFor(opener: Opener): "full" | "too-many-tables" | null {
    return this.#open.refusal(opener);
  }

  /** @param openers whose limits the table counts towards. */
  open(opening: Omit<NewTable, "kind">, openers: readonly Opener[] = []): Promise<Seated> {
    return this.#createRoom(this.#freeCode(), { kind: "new", ...opening }, openers);
  }

  /** @throws if its game cannot go on; nobody sits there then. */
  async bringBack(returning: ReturningTable): Promise<Seated> {
    const { code, roomId } = returning.table;
    try {
      return await this.#createRoom(code, returning, []);
    } catch (error) {
      this.remove(roomId);
      throw error;
    }
  }

  async #createRoom(code: string, beginning: Beginning, openers: readonly Opener[]): Promise<Seated> {
    this.#beginnings.set(code, beginning);
    this.#open.opened(code, openers);
    try {
      const { roomId } = await matchMaker.createRoom("table", { code });
      return { roomId, code };
    } catch (error) {
      this.#open.closed(code);
      throw error;
    } finally {
      this.#beginnings.delete(code);
    }
  }

  /**
   * Finds the table that a code leads a player to.
   * @param code in upper or lower case.
   * @returns the error `no-such-table`, or why the table would not let the player in.
   */
  find(code: string, playerId: string): Result<Seated, ApiErrorCode> {
    const table = this.#tables.get(code.toUpperCase());
    if (!table) return fail("no-such-table");
    const admitted = table.admits(playerId);
    return admitted.ok ? ok(table.seated) : admitted;
  }

  /** The same for somebody who may watch instead of play. */
  findToWatch(code: string, playerId: string): Seated | null {
    const table = this.#tables.get(code.toUpperCase());
    return table?.admitsSpectator(playerId).ok ? table.seated : null;
  }

  /** Where a player is in a game, or waits for one. */
  seatOf(playerId: string): Seated | null {
    return this.#seats.get(playerId) ?? null;
  }

  /** The ticket of the last public thing at the table of a player; 0 if they are at none. */
  ticketOf(playerId: string): Ticket {
    const seated = this.seatOf(playerId);
    return seated === null ? 0 : (this.#tables.get(seated.code)?.ticket ?? 0);
  }

  /** Hands out, once, what the table of this code begins with; null for a room that was not opened here. */
  claim(code: string): Beginning | null {
    const beginning = this.#beginnings.get(code) ?? null;
    this.#beginnings.delete(code);
    return beginning;
  }

  add(table: OpenTable): void {
    this.#tables.set(table.seated.code, table);
  }

  remove(roomId: string): void {
    for (const [code, { seated }] of this.#tables) if (seated.roomId === roomId) this.#forget(code);
    for (const [playerId, seated] of this.#seats) if (seated.roomId === roomId) this.#seats.delete(playerId);
    this.checkIdle();
  }

  #forget(code: string): void {
    this.#tables.delete(code);
    this.#open.closed(code);
  }

  sit(playerId: string, seated: Seated): void {
    this.#seats.set(playerId, seated);
  }

  stand(playerId: string, { code }: Seated): void {
    if (this.#seats.get(playerId)?.code === code) this.#seats.delete(playerId);
  }

  /** No new games from now on: tables that do not play close, the others are told and play on. */
  stopTaking(): void {
    this.#closing = true;
    for (const table of this.#tables.values()) {
      if (table.isPlaying) table.refresh();
      else table.close("closing");
    }
  }

  /** Resolves once no table plays any more. */
  whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      this.checkIdle();
    });
  }

  /** The process ends: all tables come back with the next start. */
  suspendAll(): void {
    for (const table of this.#tables.values()) table.suspend();
  }

  /** Resolves `whenIdle` if no table plays; call it whenever a table stops playing or is gone. */
  checkIdle(): void {
    for (const table of this.#tables.values()) if (table.isPlaying) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #freeCode(): string {
    const code = newCode();
    return this.#tables.has(code) || this.#beginnings.has(code) ? this.#freeCode() : code;
  }
}
