import type { Command } from "../../core/commands.ts";
import type { RevealDelay } from "../../core/traits.ts";
import { kittenOdds } from "./odds.ts";
import type { KittensView } from "./view.ts";

/** Kitten odds at which the player's own draw starts to take longer, and at which it takes longest. */
const [slimOdds, highOdds] = [0.03, 1 / 3];
const [shortestLiftMs, longestLiftMs] = [300, 1_200];
const turnMs = 300;
const readMs = 800;
/** Time for the reaction after the card is turned over: relief, or the fuse. */
const settleMs = 300;
/** Display time of another player's draw. */
const othersMs = 1_200;

/** Time for which the player's own card stays face down, in ms. @param odds public kitten odds, 0 to 1. */
export function liftMs(odds: number): number {
  const share = Math.min(1, Math.max(0, (odds - slimOdds) / (highOdds - slimOdds)));
  return Math.round(shortestLiftMs + share * (longestLiftMs - shortestLiftMs));
}

/**
 * Display time of a draw. It depends on the odds before the draw, never on the drawn card.
 * @param view a spectator's.
 */
export function revealDelay(view: KittensView, { type }: Command): RevealDelay | null {
  const isDraw = view.pending.length === 0 && (type === "draw" || type === "timeout");
  if (!isDraw) return null;
  return { seat: view.turn, ownMs: liftMs(kittenOdds(view)) + turnMs + readMs + settleMs, othersMs };
}
