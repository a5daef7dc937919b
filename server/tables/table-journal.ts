import type { Seat } from "../../shared/core/game.ts";
import type { CommitSeq } from "../storage/open-entry.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable } from "../storage/saved-types.ts";
import type { WriteQueue } from "../storage/write-queue.ts";
import type { GameJournal } from "./deps.ts";

export type TicketJournal = Pick<WriteQueue, "isSaving" | "begin" | "step" | "end" | "table">;

/** Write queue of one table. It knows the ticket that each connection must wait for. */
export class TableJournal implements GameJournal {
  readonly #writeQueue: TicketJournal;
  #everybodys: CommitSeq = 0;
  /** Ticket of the last private step or change of each seat. */
  readonly #own = new Map<Seat, CommitSeq>();

  constructor(writeQueue: TicketJournal) {
    this.#writeQueue = writeQueue;
  }

  get isSaving(): boolean {
    return this.#writeQueue.isSaving;
  }

  begin(game: BegunGame): void {
    this.#everybodys = this.#writeQueue.begin(game);
  }

  step(step: SavedStep, isPublic: boolean): void {
    const { actor } = step.step;
    const ticket = this.#writeQueue.step(step);
    if (isPublic || actor === "clock") this.#everybodys = ticket;
    else this.#own.set(actor, ticket);
  }

  end(game: EndedGame): void {
    this.#everybodys = this.#writeQueue.end(game);
  }

  table(roomId: string, table: SavedTable | null, seat: Seat | null): void {
    const ticket = this.#writeQueue.table(roomId, table);
    if (seat === null) this.#everybodys = ticket;
    else this.#own.set(seat, ticket);
  }

  /** @param seat null for a spectator. */
  ticketOf(seat: Seat | null): CommitSeq {
    const own = seat === null ? 0 : (this.#own.get(seat) ?? 0);
    return Math.max(this.#everybodys, own);
  }
}
