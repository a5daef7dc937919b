import type { Command } from "../../shared/core/commands.ts";

/** What follows from something that the viewer did: the choice as it is now, and what is to be done about it. */
export interface Answer<Choice, Sheet extends string> {
  readonly choice: Choice;
  readonly deed: Deed<Sheet> | null;
}

export type Deed<Sheet extends string> =
  | { readonly kind: "act"; readonly command: Command }
  /** One sentence, why not. */
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "open"; readonly sheet: Sheet };
