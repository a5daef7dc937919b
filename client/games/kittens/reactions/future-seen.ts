import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Cards rise from the pile for one pair of eyes, and go back. */
export const futureSeen: Reaction<"future-seen"> = ({ seat, cards }, outcome) =>
  openly(async (theatre) => {
    const goal = outcome.words.isMe(seat) ? "stage" : plateOf(outcome, seat);
    const flights = cards.map(async (_, index) => {
      await theatre.pause(index * 90);
      await theatre.fly(null, "pile", goal, { ms: 360 });
    });
    await Promise.all(flights);
    if (!outcome.words.isMe(seat)) await theatre.fly(null, goal, "pile", { ms: 300 });
  });
