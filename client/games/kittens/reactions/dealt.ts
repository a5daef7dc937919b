import { staggered } from "../../../table/motions/act.ts";
import { fly, sound } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { inOrder } from "../hand-order.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Time from the first card to the last, in ms. */
const spread = 480;

/** Backs fly to the others, while the viewer's own hand is dealt card by card and fans open. */
export const dealt: Reaction<"dealt"> = ({ seat, hand }, aftermath) => {
  if (!aftermath.words.isMe(seat)) {
    const plate = plateOf(aftermath, seat);
    const backs = hand.map(() => fly(null, "pile", plate, { ms: 340 }));
    return motion([staggered(gapFor(backs.length), backs)], { along: true });
  }
  const cards = inOrder(aftermath.view.hand);
  const flights = cards.map(({ key, card }) => fly(null, "pile", `card:${key}`, { ms: 360, flip: card }));
  return motion([sound("shuffle"), staggered(gapFor(cards.length), flights)], {
    veils: cards.map(({ key }) => `card:${key}` as const),
    along: true,
  });
};

const gapFor = (cards: number): number => Math.min(60, spread / Math.max(1, cards));
