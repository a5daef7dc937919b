import { fly, sound } from "../../../table/motions/cues.ts";
import { openly } from "../../../table/motions/motion.ts";
import { left, type Reaction } from "./reaction.ts";

/** The Godcat goes back to the playmat. */
export const godcatReturned: Reaction<"godcat-returned"> = ({ seat }, aftermath) => {
  const [from = "stage"] = left(aftermath, seat, ["godcat"]);
  return openly(sound("settle"), fly("godcat", from, "mat:godcat", { ms: 420 }));
};
