import type { Seat } from "../../../core/game.ts";
import { randomInt, shuffle } from "../../../core/rng.ts";
import { copies, tokensToWin } from "../edition.ts";
import type { StepContext } from "../events.ts";
import { rank } from "../ranking.ts";
import { secret } from "../secret.ts";
import type { RoundResult } from "../state.ts";
import { nextIn, seatsIn } from "../targets.ts";
import { type CardId, cardIds } from "../titles.ts";
import { revealHand, seatOf } from "./hands.ts";
import { deal, draw } from "./pile.ts";

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

/** Ends a round with one player left, who need not show their hand (L6). */
function lastLeft(table: StepContext, winners: readonly Seat[]): void {
  reward(table, { round: table.state.round, hands: [], winners, why: "last-left", robovac: false });
}

/** Ends a round by showing the hands of all players still in (L7, L8, L22). */
function showDown(table: StepContext): void {
  const { round, seats } = table.state;
  const contenders = seatsIn(seats).flatMap((seat) => {
    const { hand, played } = seatOf(table, seat);
    return hand.map(({ card }) => ({ seat, card, played }));
  });
  for (const { seat } of contenders) revealHand(table, seat);
  const hands = contenders.map(({ seat, card }) => ({ seat, card }));
  const { winners, tied, robovac } = rank(contenders);
  reward(table, { round, hands, winners, why: tied ? "tie-break" : "highest", robovac });
}

/** Gives a token to each winner of the round; enough tokens win the game (L9). */
function reward({ state, events }: StepContext, result: RoundResult): void {
  state.last = result;
  for (const [seat, player] of state.seats.entries()) if (result.winners.includes(seat)) player.tokens += 1;
  events.push({ type: "round-over", result });
  const enough = tokensToWin(state.seats.length);
  state.winners = state.seats.flatMap(({ tokens }, seat) => (tokens >= enough ? [seat] : []));
  if (state.winners.length > 0) events.push({ type: "game-over", winners: state.winners });
}

const allCards = cardIds.flatMap((id) => Array<CardId>(copies[id]).fill(id));

/** Shuffles all 21 cards, sets one aside face down (with two players, two face up), and deals each player one (L1). */
function dealRound(table: StepContext): void {
  const { state, events } = table;
  const deck = allCards.map(secret);
  shuffle(deck, state.random);
  state.setAside = deck.shift() ?? null;
  state.open = deck.splice(0, state.seats.length === 2 ? 2 : 0).map(({ card }) => card);
  state.pile.splice(0, state.pile.length, ...deck);
  events.push({ type: "round-began", round: state.round, open: state.open });
  for (const [seat, player] of state.seats.entries()) {
    player.eliminated = false;
    player.shielded = false;
    player.hand.length = 0;
    player.played.length = 0;
    deal(table, seat);
  }
}
