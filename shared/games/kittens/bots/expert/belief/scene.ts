import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { KittensEvent } from "../../../events.ts";
import type { KittensView } from "../../../view.ts";

export type EventOf<Type extends KittensEvent["type"]> = Extract<KittensEvent, { readonly type: Type }>;

/** What everybody knows at the moment of an event. */
export interface Scene {
  /** The believing seat. */
  readonly self: Seat;
  /** The table before the event; what the believing seat knows of the pile is not in it. */
  readonly view: KittensView;
  /** The event before this one. */
  readonly last: KittensEvent | null;
  readonly chance: () => number;
  /** What `steady` answers at this moment, by what it sees. */
  readonly answers: Map<string, Command>;
}

/** How likely something is that cannot have been, before it is made to fit. */
export const impossible = 1e-4;
