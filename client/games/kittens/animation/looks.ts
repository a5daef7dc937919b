import { animation } from "../../../table/animations/animation.ts";
import { fly, halt, land, punch, rise, sound, whirl, wobble } from "../../../table/animations/step-builders.ts";
import { parallel } from "../../../table/animations/steps.ts";
import { type EventAnimations, findDestination, panelAnchor } from "./event-animation.ts";

/** Looking into the draw pile, and shuffling it. */
export const looks: EventAnimations<
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
    animation(sound("future"), rise(cards, change.labels.isMe(seat) ? "stage" : panelAnchor(change, seat))),

  /** The cards rise from the orb, visible to all. */
  "future-revealed": ({ cards }) => animation(sound("future"), rise(cards)),

  /** Only the acting player sees the card that rises from the pile. The others see a back rise and sink again. */
  "card-looked-at": ({ seat, card }, change) =>
    card === null
      ? animation(sound("future"), rise([null], panelAnchor(change, seat)))
      : animation(sound("future"), fly(null, "pile", "stage", { ms: 520, flip: card })),

  /** The card goes to the hand. */
  "card-kept": ({ seat, card }, change) =>
    animation(
      sound("draw"),
      fly(card, card === null ? "pile" : "stage", findDestination(change, seat, card), { ms: 380 }),
    ),

  /** The card goes on top of the pile, visible to all. */
  "card-put-on-top": ({ seat, card }, change) =>
    animation(
      sound("settle"),
      fly(card, card === null ? panelAnchor(change, seat) : "stage", "pile", { ms: 360 }),
      punch("pile"),
    ),

  /** The pile trembles, and the panel of the player who will say stop jumps. */
  "shuffle-started": ({ stopper }, change) =>
    animation(land(), sound("shuffle"), parallel(wobble(), punch(panelAnchor(change, stopper)))),

  /** The cards orbit the pile and snap into it; after a stop they freeze first. */
  shuffled: (_event, { before }) =>
    before.pending.at(-1)?.kind === "stop"
      ? animation(sound("stop"), parallel(halt(), punch("stop")), punch("pile"))
      : animation(sound("shuffle"), whirl(), punch("pile")),
};
