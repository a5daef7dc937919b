import type { Command } from "../../shared/core/commands.ts";
import type { Consent } from "../../shared/net/protocol.ts";

/** What an intent of the viewer leads to: the new draft, and what the table does next. */
export interface Update<Draft, Sheet extends string> {
  readonly draft: Draft;
  readonly followUp: FollowUp<Sheet> | null;
}

/** The time to take a play back is up. `endsAt` tells which play. */
export interface TimeUp {
  readonly kind: "time-up";
  readonly endsAt: number;
}

export type FollowUp<Sheet extends string> =
  | { readonly kind: "act"; readonly command: Command }
  /** After `ms` the game is asked again: it may have been taken back by then. */
  | { readonly kind: "wait"; readonly ms: number; readonly intent: TimeUp }
  /** What the viewer lets pass from now on. */
  | { readonly kind: "let-pass"; readonly consent: Consent }
  /** One sentence that says why not. */
  | { readonly kind: "say"; readonly text: string }
  /** Others see and hear it. */
  | { readonly kind: "drum" }
  | { readonly kind: "open"; readonly sheet: Sheet };
