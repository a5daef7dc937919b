import { left, openly, type Reaction } from "./reaction.ts";

/** The Godcat goes back to the playmat. */
export const godcatReturned: Reaction<"godcat-returned"> = ({ seat }, outcome) => {
  const [from = "stage"] = left(outcome, seat, ["godcat"]);
  return openly((theatre) => theatre.fly("godcat", from, "mat:godcat", { ms: 420 }));
};
