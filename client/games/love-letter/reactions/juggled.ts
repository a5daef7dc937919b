import { staggered } from "../../../table/motions/act.ts";
import { fly, sound, wobble } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** All hands fly into the pile, which wobbles. */
export const juggled: Reaction<"juggled"> = ({ hands }, aftermath) => {
  const flights = hands.map((seat) => fly(null, plateOf(aftermath, seat), "pile", { ms: 320, spin: 180, arc: 90 }));
  return openly(sound("shuffle"), staggered(50, flights), wobble());
};
