import { chorus } from "../../../table/motions/act.ts";
import { fly, shake, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { plateOf, type Reaction } from "./reaction.ts";

/** Two equal backs come down, one before each of the two. */
export const armageddonLaid: Reaction<"armageddon-laid"> = ({ seat, opponent }, aftermath) => {
  const lay = (who: typeof seat) => fly("playmat", "stage", plateOf(aftermath, who), { ms: 420 });
  return openly(sound("duel"), chorus(lay(seat), lay(opponent)), shake(3));
};
