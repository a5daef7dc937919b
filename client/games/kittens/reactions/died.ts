import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Smoke at the seat; the kitten that killed goes to lie before it. */
export const died: Reaction<"died"> = ({ seat, cause }, outcome) => {
  const plate = plateOf(outcome, seat);
  const killer = cause === "kitten" ? "exploding-kitten" : "devilcat";
  const goal = cause === "kitten" ? plate : "mat:devilcat";
  return openly(async (theatre) => {
    await Promise.all([theatre.appear("smoke", plate), theatre.shake(5), theatre.fly(killer, "stage", goal)]);
    await theatre.punch(plate);
  });
};
