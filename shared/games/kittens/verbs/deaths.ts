import type { Seat } from "../../../core/game.ts";
import { shuffle } from "../../../core/rng.ts";
import type { Table } from "../table.ts";
import { seatOf } from "./cards.ts";
import { passOnTurn } from "./turns.ts";

/** Hand, in random order, and kitten go to the discard pile, the kitten on top; the player is out (K11, K12, K18). */
export function explode(table: Table, seat: Seat): void {
  const { state } = table;
  const player = seatOf(table, seat);
  const hand = player.hand.splice(0);
  shuffle(hand, state.random);
  state.discard.push(...hand, "exploding-kitten");
  player.life = "exploded";
  player.known = [];
  state.out.push(seat);
  table.events.push({ type: "exploded", seat, hand });
  if (!endGame(table)) passOnTurn(table);
}

/** The last player alive wins, at once, whatever is pending (K12). */
function endGame(table: Table): boolean {
  const { state } = table;
  const living = state.seats.flatMap(({ life }, seat) => (life === "living" ? [seat] : []));
  const [winner] = living;
  if (living.length > 1 || winner === undefined) return false;
  state.winner = winner;
  state.pending.length = 0;
  table.events.push({ type: "game-over", winner });
  return true;
}
