import type { Seat } from "../../shared/core/game.ts";
import type { Journal } from "../store/journal.ts";
import type { Ticket } from "../store/open-entry.ts";
import type { BegunGame, EndedGame, SavedStep, SavedTable } from "../store/saved.ts";
import type { GameJournal } from "./deps.ts";

export type TicketJournal = Pick<Journal, "isSaving" | "begin" | "step" | "end" | "table">;

/** Write queue of one table. It knows the ticket that each connection must wait for. */
export class TableJournal implements GameJournal {
  readonly #journal: TicketJournal;
  #everybodys: Ticket = 0;
  /** Ticket of the last private step or change of each seat. */
  readonly #own = new Map<Seat, Ticket>();

  constructor(journal: TicketJournal) {
    this.#journal = journal;
  }

  get isSaving(): boolean {
    return this.#journal.isSaving;
  }

  begin(game: BegunGame): void {
    this.#everybodys = this.#journal.begin(game);
  }

  step(step: SavedStep, isPublic: boolean): void {
    const { actor } = step.step;
    const ticket = this.#journal.step(step);
    if (isPublic || actor === "clock") this.#everybodys = ticket;
    else this.#own.set(actor, ticket);
  }

  end(game: EndedGame): void {
    this.#everybodys = this.#journal.end(game);
  }

  table(roomId: string, table: SavedTable | null, seat: Seat | null): void {
    const ticket = this.#journal.table(roomId, table);
    if (seat === null) this.#everybodys = ticket;
    else this.#own.set(seat, ticket);
  }

  /** @param seat null for a spectator. */
  ticketOf(seat: Seat | null): Ticket {
    const own = seat === null ? 0 : (this.#own.get(seat) ?? 0);
    return Math.max(this.#everybodys, own);
  }
}
