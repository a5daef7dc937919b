import type { Seat } from "../../../../shared/core/game.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { Motion } from "../../../table/motions/motion.ts";
import { handPlace, type Outcome, plateOf, type Reaction } from "./reaction.ts";

/** Two hands cross over. */
export const handsSwapped: Reaction<"hands-swapped"> = ({ seat, target, given, got }, outcome) =>
  crossOver(outcome, [seat, given], [target, got]);

/** Each of the two has had its card, face up where the viewer may know it. */
export function crossOver(
  outcome: Outcome,
  [one, ones]: readonly [Seat, CardId | null],
  [other, others]: readonly [Seat, CardId | null],
): Motion {
  const goals = [handPlace(outcome, other, ones), handPlace(outcome, one, others)] as const;
  const mine = [
    ...(outcome.words.isMe(other) && ones !== null ? [goals[0]] : []),
    ...(outcome.words.isMe(one) && others !== null ? [goals[1]] : []),
  ];
  return {
    veils: mine,
    play: async (theatre) => {
      await Promise.all([
        theatre.fly(ones, plateOf(outcome, one), goals[0], { ms: 520, arc: 70 }),
        theatre.fly(others, plateOf(outcome, other), goals[1], { ms: 520, arc: -70 }),
      ]);
    },
  };
}
