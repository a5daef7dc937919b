import type { Command } from "../../../core/commands.ts";
import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { memoizeByIndex } from "../../../core/memoize.ts";
import { commands } from "../commands.ts";
import { editionOf } from "../editions/registry.ts";
import { discard } from "../effects/cards.ts";
import type { StepContext } from "../events.ts";
import { seatsThatMayNope } from "../lives.ts";
import { isClairvoyance, isNowPlay, legalNow } from "../now-cards.ts";
import { announcing, playFrom, resolvePlay } from "../plays.ts";
import type { KittensRefusal } from "../refusals.ts";
import type { NopeWait } from "../state.ts";
import type { CardId } from "../titles.ts";
import type { KittensView, VisibleNopeWait } from "../view.ts";
import type { DecisionRules, Effect } from "./decision.ts";

const passOnly = [commands.pass];
const passOrNope = [commands.pass, commands.nope];
const nothing: readonly Command[] = [];

const passing = memoizeByIndex(
  (seat): Effect =>
    (table) =>
      pass(table, seat),
);

/** A play waits: it may be Noped, and NOW cards may be played on top of it (K19, K49). */
export const nopeRules: DecisionRules = {
  legal: (view, seat) => {
    const wait = waitIn(view);
    if (wait.passed) return nothing;
    const answers = wait.entitled.includes(seat) ? (view.hand.includes("nope") ? passOrNope : passOnly) : nothing;
    const now = legalNow(view, seat);
    const clone = answers !== nothing && view.hand.includes("clone") && cloneFits(view, wait, seat);
    if (now.length === 0 && !clone) return answers;
    return clone ? [...answers, commands.nopeWithClone, ...now] : [...answers, ...now];
  },
  effect: (view, seat, command) => {
    const wait = waitIn(view);
    if (wait.passed) return refuse("not-now", "K23");
    if (command.type === "pass") return passing(seat);
    if (command.type === "nope") return answerWithNope(view, wait, seat, command.card);
    if (command.type !== "play" || !isNowPlay(command) || isClairvoyance(command)) return refuse("not-now", "K19");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : announcing(play);
  },
  timeout: (table) => close(table, topWait(table)),
};

function waitIn(view: KittensView): VisibleNopeWait {
  const top = view.pending.at(-1);
  if (top?.kind !== "nope") throw new Error("no play waits");
  return top;
}

function answerWithNope(view: KittensView, wait: VisibleNopeWait, seat: Seat, named?: string): Effect | KittensRefusal {
  const card = view.hand.find((held) => held === (named ?? "nope"));
  if (card === undefined) return refuse("not-in-hand", "K19");
  if (card === "clone" && !cloneFits(view, wait, seat)) return refuse("not-playable", "K57");
  if (card !== "nope" && card !== "clone") return refuse("not-playable", "K19");
  if (named === "nope") return refuse("bad-card", "K19");
  return (table) => nope(table, seat, card);
}

/** On its player's own turn a Clone is a Nope while a Nope of this wait is the top card (K57). */
const cloneFits = (view: KittensView, wait: VisibleNopeWait, seat: Seat): boolean =>
  seat === view.turn && view.seats[seat]?.life === "living" && wait.nopeOnTop && view.discard.at(-1) === "nope";

function topWait(table: StepContext): NopeWait {
  const top = table.state.pending.at(-1);
  if (top?.kind !== "nope") throw new Error("no play waits");
  return top;
}

function pass(table: StepContext, seat: Seat): void {
  const wait = topWait(table);
  wait.passed.push(seat);
  table.events.push({ type: "passed", seat });
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  if (wait.passed.length === seatsThatMayNope(table.state.seats, last).length) close(table, wait);
}

/** Plays a Nope, which restarts the wait, or ends it where nothing can be played on a Nope (K23, K97). */
function nope(table: StepContext, seat: Seat, card: CardId): void {
  const wait = topWait(table);
  discard(table, seat, card);
  wait.nopes.push(seat);
  wait.passed.length = 0;
  wait.nopedAt = table.state.discard.length;
  table.events.push({ type: "noped", seat, card });
  if (editionOf(table.state).loneNope === true) close(table, wait);
}

/** Ends the wait: an odd number of Nopes cancels the play; otherwise it is carried out (K19, K24, K25). */
function close(table: StepContext, wait: NopeWait): void {
  table.state.pending.pop();
  const cancelled = wait.nopes.length % 2 === 1;
  table.events.push({ type: "play-settled", play: wait.play, cancelled });
  if (!cancelled) resolvePlay(table, wait.play);
}
