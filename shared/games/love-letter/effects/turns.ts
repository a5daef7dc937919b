import type { Seat } from "../../../core/game.ts";
import { randomInt } from "../../../core/rng.ts";
import type { StepContext } from "../step-context.ts";
import { nextIn, seatsIn } from "../targets.ts";
import { dealRound } from "./deal.ts";
import { seatOf } from "./hands.ts";
import { draw } from "./pile.ts";
import { lastLeft, showDown } from "./rewards.ts";

/** Deals a round; the starter's turn begins (L1, L2). */
export function startRound(table: StepContext, starter: Seat): void {
  dealRound(table);
  beginTurn(table, starter);
}

/** Ends a turn: the next player's turn begins, or the round is over (L3, L6). */
export function endTurn(table: StepContext): void {
  const { seats, turn } = table.state;
  const left = seatsIn(seats);
  const next = nextIn(seats, turn);
  if (left.length > 1 && next !== null) {
    beginTurn(table, next);
    return;
  }
  lastLeft(table, left);
  nextRound(table);
}

/** Begins a turn: ends the shield (L18) and draws the top card; without a card to draw the round ends (L3, L7). */
function beginTurn(table: StepContext, seat: Seat): void {
  const player = seatOf(table, seat);
  table.state.turn = seat;
  table.events.push({ type: "turn-began", seat });
  if (player.shielded) {
    player.shielded = false;
    table.events.push({ type: "shield-ended", seat });
  }
  if (table.state.pile.length > 0) {
    draw(table, seat);
    return;
  }
  showDown(table);
  nextRound(table);
}

/** Starts the next round with a winner of the previous one, unless the game is over (L2, L9). */
function nextRound(table: StepContext): void {
  const { state } = table;
  const winners = state.last?.winners ?? [];
  if (state.winners.length > 0) return;
  const starter = winners[winners.length > 1 ? randomInt(state.random, winners.length) : 0];
  if (starter === undefined) throw new Error("expected a winner of the round");
  state.round += 1;
  startRound(table, starter);
}
