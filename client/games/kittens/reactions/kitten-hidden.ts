import { openly, type Reaction } from "./reaction.ts";

/** The kitten goes into the box, and the whole pile wobbles evenly: the same for everybody, wherever it went. */
export const kittenHidden: Reaction<"kitten-hidden"> = () =>
  openly(async (theatre) => {
    await theatre.fly("exploding-kitten", "stage", "pile", { ms: 420 });
    await theatre.wobble();
  });
