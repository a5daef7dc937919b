import { type Command, isOrder } from "../../core/commands.ts";
import { assertNever, refuse } from "../../core/errors.ts";
import type { Actor } from "../../core/game.ts";
import { memoizeByIndex } from "../../core/memoize.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { arrangeRules } from "./decisions/arrange.ts";
import { clairvoyanceRules } from "./decisions/clairvoyance.ts";
import type { DecisionRules, Effect } from "./decisions/decision.ts";
import { giveRules } from "./decisions/give.ts";
import { insertRules } from "./decisions/insert.ts";
import { keepRules } from "./decisions/keep.ts";
import { layRules } from "./decisions/lay.ts";
import { nopeRules } from "./decisions/nope-wait.ts";
import { pickRules } from "./decisions/pick.ts";
import { saveRules } from "./decisions/save.ts";
import { stayRules } from "./decisions/stay.ts";
import { stopRules } from "./decisions/stop.ts";
import { takeRules } from "./decisions/take.ts";
import { draw, showTop } from "./effects/pile.ts";
import type { KittensEvent } from "./events.ts";
import { legalOnTurn } from "./legal-plays.ts";
import { isClairvoyance, isNowPlay, legalNow } from "./now-cards.ts";
import { announcing, playFrom } from "./plays.ts";
import type { KittensRefusal } from "./refusals.ts";
import type { KittensState, Life } from "./state.ts";
import { type KittensView, type VisibleDecision, viewOf, visibleTopOf } from "./view.ts";

const drawing = memoizeByIndex(
  (seat): Effect =>
    (table) =>
      draw(table, seat),
);

/** The player on turn plays any number of cards, then draws (K6); the others may play NOW cards (K49). */
const act: DecisionRules = {
  legal: (view, seat) => (seat === view.turn ? legalOnTurn(view, seat) : legalNow(view, seat)),
  effect: (view, seat, command) => {
    if (command.type === "draw") return drawing(seat);
    if (command.type !== "play") return refuse("not-now", "K6");
    if (isClairvoyance(command)) return refuse("not-now", "K50");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : announcing(play);
  },
  timeout: (table) => draw(table, table.state.turn),
};

/** The effect of a command of the view's seat, or the first reason against it, in the contract's order. */
function effectOf(view: KittensView, command: Command): Effect | KittensRefusal {
  const seat = view.viewer;
  const top = view.pending.at(-1);
  if (command.type === "timeout") return refuse("malformed", "K64");
  if (command.type === "play" && command.cards.length === 0) return refuse("malformed", "K6");
  if (command.type === "arrange" && !isOrder(command.order)) return refuse("malformed", "K80");
  if (view.winner !== null) return refuse("not-now", "K12");
  if (seat === "spectator" || !mayAct(view.seats[seat]?.life, command)) return refuse("not-entitled", "K22");
  if (top?.kind === "nope" && (command.type === "nope" || command.type === "pass") && !top.entitled.includes(seat)) {
    return refuse("not-entitled", "K21");
  }
  const needsTurn = command.type === "draw" || (command.type === "play" && !isNowPlay(command));
  if (needsTurn && seat !== view.turn) return refuse("not-your-turn", "K6");
  return rulesOf(top).effect(view, seat, command);
}

/**
 * Whether a player may send this command at all. The exploded only watch; the Dead Nope, play NOW cards and give (K11,
 * K48).
 */
function mayAct(life: Life | undefined, command: Command): boolean {
  if (life !== "dead") return life === "living";
  return command.type === "nope" || command.type === "pass" || command.type === "give" || isNowPlay(command);
}

export function refusal(view: KittensView, command: Command): KittensRefusal | null {
  const result = effectOf(view, command);
  return typeof result === "function" ? null : result;
}

export function legal(view: KittensView): readonly Command[] {
  const { viewer } = view;
  if (view.winner !== null || viewer === "spectator" || view.seats[viewer]?.life === "exploded") return [];
  return rulesOf(view.pending.at(-1)).legal(view, viewer);
}

export function step(
  state: KittensState,
  actor: Actor,
  command: Command,
  seen?: KittensView,
): Result<readonly KittensEvent[], KittensRefusal> {
  const effect = actor === "clock" ? timeout(state, command) : effectOf(seen ?? viewOf(state, actor), command);
  if (typeof effect !== "function") return fail(effect);
  const events: KittensEvent[] = [];
  const wasVisible = visibleTopOf(state) !== null;
  effect({ state, events });
  showTop({ state, events }, wasVisible);
  return ok(events);
}

/** On a timeout the clock decides for the seats that the game waits for (K64). */
function timeout(state: KittensState, command: Command): Effect | KittensRefusal {
  if (command.type !== "timeout") return refuse("malformed", "K64");
  if (state.winner !== null) return refuse("not-now", "K12");
  return rulesOf(viewOf(state, "spectator").pending.at(-1)).timeout;
}

/** @param top the pending decision; without one the player on turn acts. */
function rulesOf(top: VisibleDecision | undefined): DecisionRules {
  if (top === undefined) return act;
  switch (top.kind) {
    case "nope":
      return nopeRules;
    case "clairvoyance":
      return clairvoyanceRules;
    case "save":
      return saveRules(top);
    case "insert":
      return insertRules(top);
    case "give":
      return giveRules(top);
    case "pick":
      return pickRules(top);
    case "take":
      return takeRules(top);
    case "stop":
      return stopRules(top);
    case "keep":
      return keepRules(top);
    case "lay":
      return layRules(top);
    case "stay":
      return stayRules(top);
    case "arrange":
      return arrangeRules(top);
    default:
      return assertNever(top);
  }
}
