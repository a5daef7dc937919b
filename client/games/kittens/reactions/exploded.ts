import { openly, plateOf, type Reaction } from "./reaction.ts";

/** Starburst and shards on the felt, the hand flung out, smoke at the seat. */
export const exploded: Reaction<"exploded"> = ({ seat, hand }, outcome) =>
  openly(async (theatre) => {
    const shout = outcome.words.t("kittens.shouts.kaboom");
    await Promise.all([theatre.explode(shout, hand.slice(0, 6), plateOf(outcome, seat)), theatre.shake(7)]);
  });
