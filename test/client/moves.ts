import type { TableAnimation } from "../../client/table/animations/animation.ts";
import { type AnimationStep, stepsOf } from "../../client/table/animations/steps.ts";

/**
 * Returns the movements of an animation, in words: "fly skip card:skip#1 front:0". Sounds, moods and durations are
 * omitted.
 */
export function movesOf({ act }: TableAnimation): readonly string[] {
  return stepsOf(act).flatMap((cue) => (cue.kind === "sound" || cue.kind === "mood" ? [] : [inWords(cue)]));
}

function inWords(cue: AnimationStep): string {
  switch (cue.kind) {
    case "fly":
    case "swipe":
      return `${cue.kind} ${cue.card ?? ""} ${cue.from} ${cue.to}`;
    case "stamp":
    case "crack":
      return `${cue.kind} ${cue.text} ${cue.on} ${cue.tone}`;
    case "rise":
      return `rise ${cue.cards.join()} ${cue.at}`;
    case "duel":
      return `duel ${cue.sides.map(({ card }) => card).join()}${cue.swapped ? " swapped" : ""}`;
    case "appear":
      return `appear ${cue.drawing} ${cue.at}`;
    case "unseal":
      return `unseal ${cue.at}`;
    case "hop":
      return `hop ${cue.from} ${cue.to}`;
    default:
      return cue.kind;
  }
}
