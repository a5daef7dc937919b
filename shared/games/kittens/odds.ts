import { assertNever } from "../../core/errors.ts";
import { kittensAtStart } from "./editions/edition.ts";
import { editionOf } from "./editions/registry.ts";
import type { CardId } from "./titles.ts";
import type { KittensView, VisibleDecision } from "./view.ts";

/**
 * Number of Exploding Kittens in the draw pile, from public information (K7, K13, K70): those at the start, without those
 * that lie open or were drawn. A card that another player looks at in secret still counts as part of the draw pile.
 */
export function kittensInPile(view: KittensView): number {
  const { seats, discard, pending } = view;
  const { exploding } = kittensAtStart(editionOf(view), seats.length);
  const discarded = discard.filter(isKitten).length;
  const beforeDead = seats.filter(({ kitten }) => kitten).length;
  const drawn = pending.reduce((sum, decision) => sum + kittensIn(decision), 0);
  return Math.max(0, exploding - discarded - beforeDead - drawn);
}

/**
 * Whether the Imploding Kitten is in the draw pile, from public information: it is until it is drawn, and again once it
 * was put back, until it kills (K70–K73). A secret look at it counts as part of the draw pile.
 */
export function implodingKittenInPile(view: KittensView): boolean {
  const { discard, pending } = view;
  const isDrawn = (decision: VisibleDecision) =>
    (decision.kind === "insert" || decision.kind === "keep") && decision.card === "imploding-kitten";
  return (
    editionOf(view).titles.includes("imploding-kitten") &&
    !discard.includes("imploding-kitten") &&
    !pending.some(isDrawn)
  );
}

/** Number of kittens in the draw pile that kill without a save: the Exploding ones, and the Imploding one face up. */
export const deadlyKittensInPile = (view: KittensView): number =>
  kittensInPile(view) + (view.faceUp && implodingKittenInPile(view) ? 1 : 0);

/**
 * Probability, 0 to 1, that the bottom card is a kitten that kills without a save, from public information. A kitten
 * that all players see on top is not the bottom card, unless it is the only one (K74).
 */
export function bottomKittenOdds(view: KittensView): number {
  if (view.pile === 0) return 0;
  if (view.visibleTop !== null && view.pile > 1) return kittensInPile(view) / (view.pile - 1);
  return deadlyKittensInPile(view) / view.pile;
}

/**
 * Probability, 0 to 1, that the top card is a kitten that kills without a save: an Exploding one, or the Imploding one
 * face up. All cards unknown to the viewer are equally likely, but a top card without a face cannot lie face up (K74),
 * unless the pile is being shuffled (K75).
 */
export function kittenOdds(view: KittensView): number {
  const { known, pile, faceUp, pending } = view;
  if (pending.at(-1)?.kind === "stop") return bottomKittenOdds(view);
  const top = view.visibleTop ?? known[0];
  if (pile === 0) return 0;
  if (top !== undefined && top !== null) return isDeadly(top, faceUp) ? 1 : 0;
  const seen = known.filter((card) => card !== null);
  const elsewhere = faceUp && !seen.includes("imploding-kitten") && implodingKittenInPile(view) ? 1 : 0;
  const hidden = pile - seen.length + pending.filter(isSecretLook).length - elsewhere;
  return Math.max(0, kittensInPile(view) - seen.filter(isKitten).length) / Math.max(1, hidden);
}

/** Whether drawing this card kills a player without a save. @param faceUp whether the Imploding Kitten lies face up. */
export const isDeadly = (card: CardId, faceUp: boolean): boolean =>
  isKitten(card) || (faceUp && card === "imploding-kitten");

const isKitten = (card: CardId): boolean => card === "exploding-kitten";

const isSecretLook = (decision: VisibleDecision): boolean => decision.kind === "keep" && decision.card === null;

/** Undecided Exploding Kittens outside the draw pile, as far as the viewer knows. */
function kittensIn(decision: VisibleDecision): number {
  switch (decision.kind) {
    case "save":
      return decision.cause === "kitten" ? 1 : 0;
    case "insert":
      return decision.card === "exploding-kitten" ? decision.kittens : 0;
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
    case "arrange":
      return 0;
    default:
      return assertNever(decision);
  }
}
