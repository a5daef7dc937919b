import type { Command } from "../../shared/core/commands.ts";
import type { AnyEvent, AnyView } from "../../shared/core/game.ts";
import type { Self } from "../../shared/core/mind.ts";

/* What the server and a thread of experts say to each other. `mind`: the number of a mind. */

/** The server asks: the answer is an `Answer`. */
export interface AskMessage {
  readonly type: "ask";
  readonly mind: number;
  /** Whose mind it is; null if the thread knows it. */
  readonly begin: { readonly game: string; readonly self: Self } | null;
  /** What its seat was told since the last question; all of it if it begins. */
  readonly events: readonly AnyEvent[];
  readonly view: AnyView;
}

/** These minds are not asked any more. */
export interface ForgetMessage {
  readonly type: "forget";
  readonly minds: readonly number[];
}

/** A mind that has failed is forgotten. */
export type Answer =
  | { readonly kind: "answered"; readonly command: Command }
  | { readonly kind: "failed"; readonly message: string };
