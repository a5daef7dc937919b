import { left, type Reaction } from "./reaction.ts";

/** The Nope flies beside what it hits, and the stamp slams down: on an even Nope, the Yup that cracks it. */
export const noped: Reaction<"noped"> = ({ seat, card }, outcome) => {
  const { words, nopes } = outcome;
  const link = `link:nope-${nopes - 1}` as const;
  const hit = nopes > 1 ? (`link:nope-${nopes - 2}` as const) : "link:play";
  const [from = "hand"] = left(outcome, seat, [card]);
  return {
    veils: [link],
    play: async (theatre) => {
      await theatre.fly(card, from, link, { spin: 10 });
      const slam = theatre.stamp(words.t("kittens.prompt.nope.stampNope"), hit, "no");
      const crack = nopes > 1 ? theatre.stamp(words.t("kittens.prompt.nope.stampYup"), "link:play", "yes") : undefined;
      await Promise.all([slam, crack, theatre.shake(4)]);
    },
  };
};
