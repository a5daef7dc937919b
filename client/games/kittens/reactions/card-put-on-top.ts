import { openly, plateOf, type Reaction } from "./reaction.ts";

/** What was looked at goes on top of the pile, for all to see that it does. */
export const cardPutOnTop: Reaction<"card-put-on-top"> = ({ seat, card }, outcome) =>
  openly(async (theatre) => {
    await theatre.fly(card, card === null ? plateOf(outcome, seat) : "stage", "pile", { ms: 360 });
    await theatre.punch("pile");
  });
