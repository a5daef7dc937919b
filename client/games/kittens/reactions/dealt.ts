import { inOrder } from "../hand-order.ts";
import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Backs fly to the others; the viewer's own hand is dealt card by card and fans open. */
export const dealt: Reaction<"dealt"> = ({ seat }, outcome) => {
  if (!outcome.words.isMe(seat))
    return openly((theatre) => theatre.fly(null, "pile", plateOf(outcome, seat), { ms: 160 }));
  const cards = inOrder(outcome.view.hand);
  return {
    veils: cards.map(({ key }) => `card:${key}` as const),
    play: async (theatre) => {
      const flights = cards.map(async ({ key, card }, index) => {
        await theatre.pause(index * 60);
        await theatre.fly(null, "pile", `card:${key}`, { ms: 360, flip: card });
      });
      await Promise.all(flights);
    },
  };
};
