import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { resolvePlay } from "../resolve.ts";
import type { NopeWait, SeatState } from "../state.ts";
import type { Table } from "../table.ts";
import { takeFromHand } from "../verbs/cards.ts";
import type { VisibleNopeWait } from "../view.ts";
import { type Moment, refuse } from "./moment.ts";

/** Who may answer the play or the last Nope, whatever they hold: all living but whoever played it (K21, K22). */
export function entitled(wait: NopeWait, seats: readonly SeatState[]): Seat[] {
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const found: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat += 1) {
    if (seat !== last && seats[seat]?.life === "living") found.push(seat);
  }
  return found;
}

const passOnly = [commands.pass];
const passOrNope = [commands.pass, commands.nope];

export const nopeMoment = (wait: VisibleNopeWait): Moment => ({
  legal: (view, seat) => {
    if (wait.passed || !wait.entitled.includes(seat)) return [];
    return view.hand.includes("nope") ? passOrNope : passOnly;
  },
  answer: (view, seat, command) => {
    if (command.type !== "pass" && command.type !== "nope") return refuse("not-now", "K19");
    if (wait.passed) return refuse("not-now", "K23");
    if (command.type === "pass") return (table) => pass(table, seat);
    const card = view.hand.find((held) => held === (command.card ?? "nope"));
    if (card === undefined) return refuse("not-in-hand", "K19");
    if (card !== "nope") return refuse("not-playable", "K19");
    if (command.card !== undefined) return refuse("bad-card", "K19");
    return (table) => nope(table, seat);
  },
  timeout: (table) => close(table, topWait(table)),
});

function topWait(table: Table): NopeWait {
  const top = table.state.pending.at(-1);
  if (top?.kind !== "nope") throw new Error("no play waits");
  return top;
}

function pass(table: Table, seat: Seat): void {
  const wait = topWait(table);
  wait.passed.push(seat);
  table.events.push({ type: "passed", seat });
  if (wait.passed.length === entitled(wait, table.state.seats).length) close(table, wait);
}

/** Each Nope starts the wait afresh (K23). */
function nope(table: Table, seat: Seat): void {
  const wait = topWait(table);
  const card = takeFromHand(table, seat, "nope");
  table.state.discard.push(card);
  wait.nopes.push(seat);
  wait.passed.length = 0;
  table.events.push({ type: "noped", seat, card });
}

/** An odd number of Nopes cancels; an uncancelled play is carried out (K19, K24, K25). */
function close(table: Table, wait: NopeWait): void {
  table.state.pending.pop();
  const cancelled = wait.nopes.length % 2 === 1;
  table.events.push({ type: "play-settled", play: wait.play, cancelled });
  if (!cancelled) resolvePlay(table, wait.play);
}
