import { chorus, row } from "../../../table/motions/act.ts";
import { crack, fly, shake, sound, stamp } from "../../../table/motions/cues.ts";
import { motion } from "../../../table/motions/motion.ts";
import { left, type Reaction } from "./reaction.ts";

/** The Nope flies beside what it hits, and a stamp slams. A Nope on a Nope cracks that stamp: Yup, the play is back. */
export const noped: Reaction<"noped"> = ({ seat, card }, aftermath) => {
  const { words, nopes } = aftermath;
  const back = nopes % 2 === 0;
  const [no, yes] = [words.t("kittens.prompt.nope.stampNope"), words.t("kittens.prompt.nope.stampYup")];
  const link = (number: number) => (number === 0 ? "play" : `nope-${number - 1}`);
  const [from = "hand"] = left(aftermath, seat, [card]);
  const slam = stamp(no, `link:${link(nopes - 1)}`, "no", 440);
  const mark =
    nopes === 1
      ? slam
      : chorus(
          slam,
          row(
            crack(back ? no : yes, "link:play", back ? "no" : "yes"),
            stamp(back ? yes : no, "link:play", back ? "yes" : "no", 240),
          ),
        );
  return motion(
    [fly(card, from, `link:${link(nopes)}`, { spin: 10 }), sound(back ? "yup" : "nope"), chorus(mark, shake(4))],
    {
      veils: [`link:${link(nopes)}`, ...Array.from({ length: nopes }, (_, i) => `stamp:${link(i)}` as const)],
    },
  );
};
