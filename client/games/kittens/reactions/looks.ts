import { chorus } from "../../../table/motions/act.ts";
import { fly, halt, land, punch, rise, sound, whirl, wobble } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { goalOf, plateOf, type Reactions } from "./reaction.ts";

/** Looking into the draw pile, and shuffling it. */
export const looks: Reactions<
  | "future-seen"
  | "future-revealed"
  | "card-looked-at"
  | "card-kept"
  | "card-put-on-top"
  | "shuffle-started"
  | "shuffled"
> = {
  /** The cards rise from the orb for one player only. The others see backs rise at that seat. */
  "future-seen": ({ seat, cards }, change) =>
    motion(sound("future"), rise(cards, change.words.isMe(seat) ? "stage" : plateOf(change, seat))),

  /** The cards rise from the orb, visible to all. */
  "future-revealed": ({ cards }) => motion(sound("future"), rise(cards)),

  /** Only the acting player sees the card that rises from the pile. The others see a back rise and sink again. */
  "card-looked-at": ({ seat, card }, change) =>
    card === null
      ? motion(sound("future"), rise([null], plateOf(change, seat)))
      : motion(sound("future"), fly(null, "pile", "stage", { ms: 520, flip: card })),

  /** The card goes to the hand. */
  "card-kept": ({ seat, card }, change) =>
    motion(sound("draw"), fly(card, card === null ? "pile" : "stage", goalOf(change, seat, card), { ms: 380 })),

  /** The card goes on top of the pile, visible to all. */
  "card-put-on-top": ({ seat, card }, change) =>
    motion(
      sound("settle"),
      fly(card, card === null ? plateOf(change, seat) : "stage", "pile", { ms: 360 }),
      punch("pile"),
    ),

  /** The pile trembles, and the panel of the player who will say stop jumps. */
  "shuffle-started": ({ stopper }, change) =>
    motion(land(), sound("shuffle"), chorus(wobble(), punch(plateOf(change, stopper)))),

  /** The cards orbit the pile and snap into it; after a stop they freeze first. */
  shuffled: (_event, { before }) =>
    before.pending.at(-1)?.kind === "stop"
      ? motion(sound("stop"), chorus(halt(), punch("stop")), punch("pile"))
      : motion(sound("shuffle"), whirl(), punch("pile")),
};
