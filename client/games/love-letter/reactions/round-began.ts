import { openly, type Reaction } from "./reaction.ts";

/** All cards are shuffled, and one is set aside. */
export const roundBegan: Reaction<"round-began"> = () =>
  openly(async (theatre) => {
    await theatre.wobble();
    await theatre.fly(null, "pile", "aside", { ms: 300 });
  });
