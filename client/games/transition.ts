import type { Command } from "../../shared/core/commands.ts";
import type { AutoPass } from "../../shared/net/protocol.ts";

/** Result of an intent of the viewer: the new draft, and the next action of the table. */
export interface Transition<Draft, Sheet extends string> {
  readonly selection: Draft;
  readonly followUp: FollowUp<Sheet> | null;
}

/** The time to undo a play is over. `endsAt` identifies the play. */
export interface TimeUp {
  readonly kind: "time-up";
  readonly endsAt: number;
}

export type FollowUp<Sheet extends string> =
  | { readonly kind: "act"; readonly command: Command }
  /** The game handles the intent after `ms`. The play may have been undone by then. */
  | { readonly kind: "wait"; readonly ms: number; readonly intent: TimeUp }
  /** New auto-pass setting of the viewer. */
  | { readonly kind: "let-pass"; readonly consent: AutoPass }
  /** One sentence with the reason for a rejection. */
  | { readonly kind: "say"; readonly text: string }
  /** Drum on the table; others see and hear it. */
  | { readonly kind: "drum" }
  | { readonly kind: "open"; readonly sheet: Sheet };
