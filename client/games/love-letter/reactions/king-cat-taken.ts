import { appear } from "../../../table/motions/cues.ts";
import { crossOver, plateOf, type Reaction } from "./reaction.ts";

/** The King Cat changes hands, and everybody sees it. */
export const kingCatTaken: Reaction<"king-cat-taken"> = ({ seat, from, given }, aftermath) =>
  crossOver(aftermath, [seat, given], [from, "king-cat"], [appear("crown", plateOf(aftermath, seat), 60, 340)]);
