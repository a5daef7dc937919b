import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Two cards face off: the two players see them turn over, all others only their backs. */
export const compared: Reaction<"compared"> = ({ seat, target, cards, lower }, outcome) =>
  openly(async (theatre) => {
    const [one = null, other = null] = cards ?? [];
    const flip = (card: string | null) => (card === null ? {} : { flip: card });
    await Promise.all([
      theatre.fly(null, plateOf(outcome, seat), "stage", { ms: 460, ...flip(one) }),
      theatre.fly(null, plateOf(outcome, target), "pile", { ms: 460, ...flip(other) }),
    ]);
    await Promise.all([
      theatre.fly(one, "stage", "stage", { ms: 420 }),
      theatre.fly(other, "pile", "pile", { ms: 420 }),
    ]);
    if (lower === null) await theatre.shout(outcome.words.t("love-letter.shouts.equal"), "stage");
    else await theatre.punch(plateOf(outcome, lower === seat ? target : seat));
  });
