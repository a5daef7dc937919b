import { type Deed, deedsOf } from "../../client/table/motions/act.ts";
import type { Motion } from "../../client/table/motions/motion.ts";

/** What is done in a motion, in words: "fly skip card:skip#1 front:0". Sounds and lengths are left out. */
export function movesOf({ act }: Motion): readonly string[] {
  return deedsOf(act).flatMap((deed) => (deed.kind === "sound" ? [] : [inWords(deed)]));
}

function inWords(deed: Deed): string {
  switch (deed.kind) {
    case "fly":
    case "swipe":
      return `${deed.kind} ${deed.card ?? ""} ${deed.from} ${deed.to}`;
    case "stamp":
    case "crack":
      return `${deed.kind} ${deed.text} ${deed.on} ${deed.tone}`;
    case "rise":
      return `rise ${deed.cards.join()} ${deed.at}`;
    case "duel":
      return `duel ${deed.sides.map(({ card }) => card).join()}${deed.swapped ? " swapped" : ""}`;
    case "appear":
      return `appear ${deed.drawing} ${deed.at}`;
    case "unseal":
      return `unseal ${deed.at}`;
    case "hop":
      return `hop ${deed.from} ${deed.to}`;
    default:
      return deed.kind;
  }
}
