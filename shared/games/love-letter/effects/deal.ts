import { shuffle } from "../../../core/rng.ts";
import { copies } from "../edition.ts";
import { secret } from "../secret.ts";
import type { StepContext } from "../step-context.ts";
import { type CardId, cardIds } from "../titles.ts";
import { deal } from "./pile.ts";

const allCards = cardIds.flatMap((id) => Array<CardId>(copies[id]).fill(id));

/** Shuffles all 21 cards, sets one aside face down (with two players, two face up), and deals each player one (L1). */
export function dealRound(table: StepContext): void {
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
