import { fly, sound } from "../../../table/motions/deeds.ts";
import { openly } from "../../../table/motions/motion.ts";
import { left, type Reaction } from "./reaction.ts";

/** The Godcat goes back to the playmat. */
export const godcatReturned: Reaction<"godcat-returned"> = ({ seat }, outcome) => {
  const [from = "stage"] = left(outcome, seat, ["godcat"]);
  return openly(sound("settle"), fly("godcat", from, "mat:godcat", { ms: 420 }));
};
