import type { Motion } from "../table/motions/motion.ts";

const one = (play: Motion["play"], veils: Motion["veils"] = []): readonly Motion[] => [{ veils, play }];

export const motions: Readonly<Record<string, readonly Motion[]>> = {
  draw: one((theatre) => theatre.fly(null, "pile", "card:skip", { flip: "skip", ms: 600 }), ["card:skip"]),
  play: one((theatre) => theatre.fly("attack", "seat:4", "discard", { spin: 8 }), ["discard"]),
  stamp: one((theatre) => theatre.stamp("NOPE", "discard", "no")),
  explode: one((theatre) => theatre.explode("KABOOM!", ["attack", "noodle-cat", "nope"], "seat:3")),
  wobble: one((theatre) => theatre.wobble()),
  rise: one((theatre) => theatre.rise(["favor", "exploding-kitten", "skip"])),
  whirl: one((theatre) => theatre.whirl()),
  aim: one((theatre) => theatre.aim("own", "seat:2")),
  duel: one((theatre) =>
    theatre.duel(
      [
        { card: "godcat", avatar: "04" },
        { card: "devilcat", avatar: "01" },
      ],
      true,
    ),
  ),
  unearth: one((theatre) => theatre.unearth("seat:2")),
  confetti: one((theatre) => theatre.confetti()),
  appear: one((theatre) => theatre.appear("bolt-arrow", "prompt", 150)),
};
