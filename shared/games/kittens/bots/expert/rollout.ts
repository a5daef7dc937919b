import type { Command } from "../../../../core/commands.ts";
import type { Actor, Seat } from "../../../../core/game.ts";
import { activeSeats } from "../../active-seats.ts";
import { step } from "../../engine.ts";
import type { KittensEvent } from "../../events.ts";
import type { Decision, KittensState } from "../../state.ts";
import { type CardId, isNowTitle } from "../../titles.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { steady } from "../steady.ts";

/** Limit of commands in a rollout; real games stay below it. */
const endless = 2000;

/**
 * Plays `steady` in all seats until the given number of turns has begun and nothing is pending, or the game is over.
 * Changes the state.
 */
export function playOn(state: KittensState, turns: number, chance: () => number): void {
  let left = turns;
  for (let count = 0; count < endless; count += 1) {
    if (state.winner !== null) return;
    if (state.pending.length === 0 && left <= 0) return;
    left -= beginnings(next(state, chance));
  }
}

export const beginnings = (events: readonly KittensEvent[]): number => {
  let count = 0;
  for (const { type } of events) if (type === "turn-began") count += 1;
  return count;
};

/** Executes a command that is known to be legal. */
export function carryOut(
  state: KittensState,
  actor: Actor,
  command: Command,
  seen?: KittensView,
): readonly KittensEvent[] {
  const result = step(state, actor, command, seen);
  if (!result.ok) throw new Error(`${command.type} of ${actor} is refused as ${result.error.code}`);
  return result.value;
}

/** Executes the next command with `steady` in all seats. Players who could only pass are skipped. */
function next(state: KittensState, chance: () => number): readonly KittensEvent[] {
  const top = state.pending.at(-1);
  if (top?.kind === "nope" || top?.kind === "clairvoyance") return answered(state, top, chance);
  const awaited = top?.kind === "give" ? activeSeats(state)[0]?.seat : (top?.seat ?? state.turn);
  if (awaited === undefined) throw new Error("no pending decision");
  const seen = viewOf(state, awaited);
  return carryOut(state, awaited, steady(seen, chance), seen);
}

type Wait = Extract<Decision, { kind: "nope" | "clairvoyance" }>;

/**
 * Executes the response of the first player in seat order, from a random seat, who does not pass. If all pass, the wait
 * ends.
 */
function answered(state: KittensState, wait: Wait, chance: () => number): readonly KittensEvent[] {
  const { seats } = state;
  const last = wait.kind === "nope" ? (wait.nopes.at(-1) ?? wait.play.seat) : wait.seat;
  const first = Math.floor(chance() * seats.length);
  for (let offset = 0; offset < seats.length; offset += 1) {
    const seat: Seat = (first + offset) % seats.length;
    const player = seats[seat];
    if (player === undefined || seat === last || player.life === "exploded") continue;
    if (!player.hand.some(isAnswer) || wait.passed.includes(seat)) continue;
    const seen = viewOf(state, seat);
    const command = steady(seen, chance);
    if (command.type !== "pass") return carryOut(state, seat, command, seen);
  }
  return carryOut(state, "clock", { type: "timeout" });
}

const isAnswer = (card: CardId): boolean => card === "nope" || card === "clone" || isNowTitle(card);
