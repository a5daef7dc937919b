import type { Command } from "../../core/commands.ts";
import type { Suspense } from "../../core/traits.ts";
import { kittenOdds } from "./odds.ts";
import type { KittensView } from "./view.ts";

/** From these odds of a kitten on, one's own draw is held longer; from the second ones on no longer still. */
const [slimOdds, highOdds] = [0.03, 1 / 3];
const [shortestLiftMs, longestLiftMs] = [300, 1_200];
const turnMs = 300;
const readMs = 800;
/** What comes after the face: relief, or the fuse. */
const settleMs = 300;
/** The draw of somebody else. */
const othersMs = 1_200;

/** How long one's own card is held face down, in ms. @param odds of a kitten, 0 to 1, as everybody knows them. */
export function liftMs(odds: number): number {
  const share = Math.min(1, Math.max(0, (odds - slimOdds) / (highOdds - slimOdds)));
  return Math.round(shortestLiftMs + share * (longestLiftMs - shortestLiftMs));
}

/** A draw is worth watching: by the odds before it, whatever is drawn. @param view a spectator's. */
export function suspense(view: KittensView, { type }: Command): Suspense | null {
  const isDraw = view.pending.length === 0 && (type === "draw" || type === "timeout");
  if (!isDraw) return null;
  return { seat: view.turn, ownMs: liftMs(kittenOdds(view)) + turnMs + readMs + settleMs, othersMs };
}
