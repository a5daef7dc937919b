import { sound } from "../../../table/motions/cues.ts";
import { letter, type Reaction } from "./reaction.ts";

/** A letter from the pile, or the one that was set aside. */
export const cardDrawn: Reaction<"card-drawn"> = ({ seat, from, card }, aftermath) =>
  letter(aftermath, from === "pile" ? "pile" : "aside", seat, card, { ms: 420, lead: [sound("draw")] });
