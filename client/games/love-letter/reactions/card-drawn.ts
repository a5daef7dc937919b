import { sound } from "../../../table/motions/deeds.ts";
import { letter, type Reaction } from "./reaction.ts";

/** A letter from the pile, or the one that was set aside. */
export const cardDrawn: Reaction<"card-drawn"> = ({ seat, from, card }, outcome) =>
  letter(outcome, from === "pile" ? "pile" : "aside", seat, card, { ms: 420, lead: [sound("draw")] });
