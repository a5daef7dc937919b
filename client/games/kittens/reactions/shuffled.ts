import { openly, type Reaction } from "./reaction.ts";

/** The whole pile whirls. */
export const shuffled: Reaction<"shuffled"> = () =>
  openly(async (theatre) => {
    await theatre.wobble();
    await theatre.wobble();
  });
