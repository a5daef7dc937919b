import type { Seat } from "../../../core/game.ts";
import { tokensToWin } from "../edition.ts";
import { rank } from "../ranking.ts";
import type { RoundResult } from "../state.ts";
import type { StepContext } from "../step-context.ts";
import { seatsIn } from "../targets.ts";
import { revealHand, seatOf } from "./hands.ts";

/** Ends a round with one player left, who need not show their hand (L6). */
export function lastLeft(table: StepContext, winners: readonly Seat[]): void {
  reward(table, { round: table.state.round, hands: [], winners, why: "last-left", robovac: false });
}

/** Ends a round by showing the hands of all players still in (L7, L8, L22). */
export function showDown(table: StepContext): void {
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
