import type { Command } from "../../../../core/commands.ts";
import type { Actor, Seat } from "../../../../core/game.ts";
import { awaits } from "../../awaits.ts";
import { step } from "../../engine.ts";
import type { KittensEvent } from "../../events.ts";
import type { Decision, KittensState } from "../../state.ts";
import type { CardId } from "../../titles.ts";
import { type KittensView, viewOf } from "../../view.ts";
import { steady } from "../steady.ts";

/** More commands than this between two turns do not happen. */
const endless = 2000;

/**
 * Everybody plays steady from here on, until a turn begins for the given time and nothing is pending, or the game is
 * over. Changes the state.
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

/** Carries out a command that is known to be legal. */
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

/** The next thing that happens where everybody plays steady. Who could only pass is not asked. */
function next(state: KittensState, chance: () => number): readonly KittensEvent[] {
  const top = state.pending.at(-1);
  if (top?.kind === "nope" || top?.kind === "clairvoyance") return answered(state, top, chance);
  const awaited = top?.kind === "give" ? awaits(state)[0]?.seat : (top?.seat ?? state.turn);
  if (awaited === undefined) throw new Error("nobody to act");
  const seen = viewOf(state, awaited);
  return carryOut(state, awaited, steady(seen, chance), seen);
}

type Wait = Extract<Decision, { kind: "nope" | "clairvoyance" }>;

/** The first in a random order who does not let it pass; if all do, the wait is over. */
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

const answers: readonly CardId[] = ["nope", "clone", "clairvoyance-now", "feed-the-dead-now", "shuffle-now"];
const isAnswer = (card: CardId): boolean => answers.includes(card);
