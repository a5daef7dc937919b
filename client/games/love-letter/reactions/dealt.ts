import { letter, type Reaction } from "./reaction.ts";

/** Everybody gets a letter. */
export const dealt: Reaction<"dealt"> = ({ seat, card }, aftermath) =>
  letter(aftermath, "pile", seat, card, { ms: 340, along: true });
