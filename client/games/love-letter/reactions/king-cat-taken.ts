import { appear } from "../../../table/motions/deeds.ts";
import { crossOver, plateOf, type Reaction } from "./reaction.ts";

/** The King Cat changes its home, for all to see. */
export const kingCatTaken: Reaction<"king-cat-taken"> = ({ seat, from, given }, outcome) =>
  crossOver(outcome, [seat, given], [from, "king-cat"], [appear("crown", plateOf(outcome, seat), 60, 340)]);
