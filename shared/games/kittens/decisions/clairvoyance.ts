import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import type { StepContext } from "../events.ts";
import { seatsThatMayNope } from "../lives.ts";
import { isClairvoyance } from "../now-cards.ts";
import { announcing } from "../plays.ts";
import type { ClairvoyanceWait } from "../state.ts";
import type { KittensView, VisibleClairvoyanceWait } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

const passOnly = [commands.pass];
const passOrPlay = [commands.pass, commands.play("clairvoyance-now")];

/** Follows a save, before kittens are put back. The wait does not depend on the other players' hands (K50). */
export const clairvoyanceRules: DecisionRules = {
  legal: (view, seat) => {
    const wait = visibleWait(view);
    if (wait.passed || !wait.entitled.includes(seat)) return [];
    return view.hand.includes("clairvoyance-now") ? passOrPlay : passOnly;
  },
  effect: (view, seat, command) => {
    const wait = visibleWait(view);
    if (command.type === "pass" && !wait.entitled.includes(seat)) return refuse("not-entitled", "K50");
    if (wait.passed || !wait.entitled.includes(seat)) return refuse("not-now", "K50");
    if (command.type === "pass") return (table) => pass(table, seat);
    if (command.type !== "play" || !isClairvoyance(command)) return refuse("not-now", "K50");
    if (!view.hand.includes("clairvoyance-now")) return refuse("not-in-hand", "K50");
    if (command.as !== undefined) return refuse("not-playable", "K43");
    if (command.names !== undefined || command.value !== undefined) return refuse("bad-card", "K31");
    if (command.target !== undefined) return refuse("bad-target", "K27");
    return announcing({ form: "card", seat, cards: ["clairvoyance-now"], as: null, target: null, names: null });
  },
  timeout: close,
};

function visibleWait(view: KittensView): VisibleClairvoyanceWait {
  const wait = view.pending.at(-1);
  if (wait?.kind !== "clairvoyance") throw new Error("no wait for Clairvoyance");
  return wait;
}

function pass(table: StepContext, seat: Seat): void {
  const wait = waitIn(table);
  wait.passed.push(seat);
  table.events.push({ type: "passed", seat });
  if (wait.passed.length === seatsThatMayNope(table.state.seats, wait.seat).length) close(table);
}

function close(table: StepContext): void {
  const wait = waitIn(table);
  endDecision(table);
  table.events.push({ type: "clairvoyance-over", seat: wait.seat });
}

function waitIn(table: StepContext): ClairvoyanceWait {
  const wait = table.state.pending.at(-1);
  if (wait?.kind !== "clairvoyance") throw new Error("no wait for Clairvoyance");
  return wait;
}
