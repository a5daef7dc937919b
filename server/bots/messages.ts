import type { Command } from "../../shared/core/commands.ts";
import type { AnyEvent, AnyView } from "../../shared/core/game.ts";
import type { BotIdentity } from "../../shared/core/stateful-bot.ts";

/* Messages between the server and a worker thread. `mind`: number of an expert bot. */

/** Request of the server for a `BotReply`. */
export interface BotRequestMessage {
  readonly type: "ask";
  readonly mind: number;
  /** Identity of a new bot; null if the thread has its state. */
  readonly begin: { readonly game: string; readonly self: BotIdentity } | null;
  /** Events that its seat has received since the last request; all of them for a new bot. */
  readonly events: readonly AnyEvent[];
  readonly view: AnyView;
}

/** Notice that these bots get no more requests. */
export interface DropGameMessage {
  readonly type: "forget";
  readonly minds: readonly number[];
}

/** Answer of a thread. It drops the state of a bot that has failed. */
export type BotReply =
  | { readonly kind: "answered"; readonly command: Command }
  | { readonly kind: "failed"; readonly message: string };
