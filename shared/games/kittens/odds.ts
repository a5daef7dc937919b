import { assertNever } from "../../core/errors.ts";
import type { KittensView, VisibleDecision } from "./view.ts";

/**
 * Number of kittens in the draw pile, from public information (K7, K13): one fewer than players, without those that lie
 * open or were drawn. A card that another player looks at in secret still counts as part of the draw pile.
 */
export function kittensInPile({ seats, discard, pending }: KittensView): number {
  const discarded = discard.filter(isKitten).length;
  const beforeDead = seats.filter(({ kitten }) => kitten).length;
  const drawn = pending.reduce((sum, decision) => sum + kittensIn(decision), 0);
  return Math.max(0, seats.length - 1 - discarded - beforeDead - drawn);
}

/**
 * @returns the probability, 0 to 1, that the top card is a kitten; all cards unknown to the viewer are equally likely.
 */
export function kittenOdds(view: KittensView): number {
  const { known, pile } = view;
  const [top] = known;
  if (pile === 0) return 0;
  if (top !== undefined && top !== null) return isKitten(top) ? 1 : 0;
  const seen = known.filter((card) => card !== null);
  const hidden = pile - seen.length + view.pending.filter(isSecretLook).length;
  return Math.max(0, kittensInPile(view) - seen.filter(isKitten).length) / hidden;
}

const isKitten = (card: string): boolean => card === "exploding-kitten";

const isSecretLook = (decision: VisibleDecision): boolean => decision.kind === "keep" && decision.card === null;

/** Undecided kittens outside the draw pile, as far as the viewer knows. */
function kittensIn(decision: VisibleDecision): number {
  switch (decision.kind) {
    case "save":
      return decision.cause === "kitten" ? 1 : 0;
    case "insert":
      return decision.kittens;
    case "keep":
      return decision.card === "exploding-kitten" ? 1 : 0;
    case "nope":
    case "clairvoyance":
    case "give":
    case "pick":
    case "take":
    case "stop":
    case "lay":
    case "stay":
      return 0;
    default:
      return assertNever(decision);
  }
}
