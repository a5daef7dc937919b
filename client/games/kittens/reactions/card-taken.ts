import { arrived, plateOf, type Reaction } from "./reaction.ts";

/** The card comes back from the discards. */
export const cardTaken: Reaction<"card-taken"> = ({ seat, card }, outcome) => {
  const mine = outcome.words.isMe(seat);
  const goal = mine ? arrived(outcome, card) : plateOf(outcome, seat);
  return { veils: mine ? [goal] : [], play: (theatre) => theatre.fly(card, "discard", goal, { ms: 460 }) };
};
