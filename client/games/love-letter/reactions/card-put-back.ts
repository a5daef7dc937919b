import { openly, plateOf, type Reaction } from "./reaction.ts";

/** It goes back, and the whole pile wobbles evenly: the same for everybody, wherever it went. */
export const cardPutBack: Reaction<"card-put-back"> = ({ seat }, outcome) =>
  openly(async (theatre) => {
    await theatre.fly(null, plateOf(outcome, seat), "pile", { ms: 380 });
    await theatre.wobble();
  });
