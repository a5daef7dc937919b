import { openly, plateOf, type Reaction } from "./reaction.ts";

/** All hands fly into the pile, which whirls. */
export const juggled: Reaction<"juggled"> = ({ hands }, outcome) =>
  openly(async (theatre) => {
    const flights = hands.map(async (seat, index) => {
      await theatre.pause(index * 70);
      await theatre.fly(null, plateOf(outcome, seat), "pile", { ms: 360, spin: 180, arc: 90 });
    });
    await Promise.all(flights);
    await theatre.wobble();
  });
