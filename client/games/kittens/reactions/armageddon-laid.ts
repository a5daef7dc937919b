import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Two equal backs come down, one before each of the two. */
export const armageddonLaid: Reaction<"armageddon-laid"> = ({ seat, opponent }, outcome) =>
  openly(async (theatre) => {
    const lay = (goal: ReturnType<typeof plateOf>) => theatre.fly("playmat", "stage", goal, { ms: 420 });
    await Promise.all([lay(plateOf(outcome, seat)), lay(plateOf(outcome, opponent))]);
    await theatre.shake(3);
  });
