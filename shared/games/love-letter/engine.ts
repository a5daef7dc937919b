import { type Command, isOrder } from "../../core/commands.ts";
import { refuse } from "../../core/errors.ts";
import type { Actor } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Effect } from "./decisions/decision.ts";
import { rulesOf } from "./decisions/registry.ts";
import type { LoveLetterEvent } from "./events.ts";
import type { LetterRefusal } from "./refusals.ts";
import type { LoveLetterState } from "./state.ts";
import { type LoveLetterView, viewOf } from "./view.ts";

/** The effect of a command of the view's seat, or the first reason against it, in the contract's order. */
function effectOf(view: LoveLetterView, command: Command): Effect | LetterRefusal {
  const seat = view.viewer;
  const isPlay = command.type === "play";
  if (command.type === "timeout") return refuse("malformed", "L23");
  if (isPlay && command.cards.length === 0) return refuse("malformed", "L3");
  if (command.type === "arrange" && !isOrder(command.order)) return refuse("malformed", "L3");
  if (view.winners.length > 0) return refuse("not-now", "L9");
  if (seat === "spectator" || view.seats[seat]?.eliminated !== false) return refuse("not-entitled", "L5");
  if ((isPlay || command.type === "draw") && seat !== view.turn) return refuse("not-your-turn", "L3");
  return rulesOf(view.pending).effect(view, seat, command);
}

export function refusal(view: LoveLetterView, command: Command): LetterRefusal | null {
  const result = effectOf(view, command);
  return typeof result === "function" ? null : result;
}

export function legal(view: LoveLetterView): readonly Command[] {
  const { viewer, winners, pending } = view;
  return viewer === "spectator" || winners.length > 0 ? [] : rulesOf(pending).legal(view, viewer);
}

export function step(
  state: LoveLetterState,
  actor: Actor,
  command: Command,
  seen?: LoveLetterView,
): Result<readonly LoveLetterEvent[], LetterRefusal> {
  const effect = actor === "clock" ? timeout(state, command) : effectOf(seen ?? viewOf(state, actor), command);
  if (typeof effect !== "function") return fail(effect);
  const events: LoveLetterEvent[] = [];
  effect({ state, events });
  return ok(events);
}

/** On a timeout the clock decides for the seats that the game waits for (L23). */
function timeout(state: LoveLetterState, command: Command): Effect | LetterRefusal {
  if (command.type !== "timeout") return refuse("malformed", "L23");
  if (state.winners.length > 0) return refuse("not-now", "L9");
  return rulesOf(viewOf(state, "spectator").pending).timeout;
}
