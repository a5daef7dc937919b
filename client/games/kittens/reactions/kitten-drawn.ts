import { openly, type Reaction } from "./reaction.ts";

/** A held breath: the kitten comes up for all to see, and the table trembles. */
export const kittenDrawn: Reaction<"kitten-drawn"> = () =>
  openly(async (theatre) => {
    await theatre.fly(null, "pile", "stage", { ms: 600, flip: "exploding-kitten" });
    await Promise.all([theatre.appear("flames", "stage"), theatre.shake(3)]);
  });
