import type { Command } from "../../../shared/core/commands.ts";
import type { Intent } from "../../table/model.ts";
import { type Choice, cleared } from "./choice.ts";

/** What follows from something that the viewer did: the choice as it is now, and what is to be done about it. */
export interface Answer {
  readonly choice: Choice;
  readonly deed: Deed | null;
}

export type Deed =
  | { readonly kind: "act"; readonly command: Command }
  /** One sentence, why not. */
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "open"; readonly sheet: "log" | "discards" };

export const still = (choice: Choice): Answer => ({ choice, deed: null });

export const say = (choice: Choice, text: string | null): Answer => ({
  choice,
  deed: text === null ? null : { kind: "say", text },
});

export const act = (choice: Choice, command: Command): Answer => ({
  choice: cleared(choice),
  deed: { kind: "act", command },
});

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;
