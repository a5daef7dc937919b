import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { KittensEvent } from "../../../events.ts";
import type { KittensView } from "../../../view.ts";

export type EventOf<Type extends KittensEvent["type"]> = Extract<KittensEvent, { readonly type: Type }>;

/** Public information at the time of an event. */
export interface EventContext {
  /** The believing seat. */
  readonly self: Seat;
  /** View before the event, without the believing seat's knowledge of the draw pile. */
  readonly view: KittensView;
  /** The event before this one. */
  readonly last: KittensEvent | null;
  readonly chance: () => number;
  /** Cache of the answers of `steady` at this time, by its information. */
  readonly answers: Map<string, Command>;
}

/** Likelihood of an event that was impossible in a world, before the world is repaired. */
export const impossible = 1e-4;
