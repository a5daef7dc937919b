import { openly, type Reaction } from "./reaction.ts";

/** The cards orbit the pile and snap into it. */
export const shuffled: Reaction<"shuffled"> = () =>
  openly(async (theatre) => {
    await theatre.whirl();
    await theatre.wobble();
  });
