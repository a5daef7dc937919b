import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { GameChecks } from "../checks.ts";
import { exchange } from "./exchange.ts";

export const kittensChecks: GameChecks<KittensState, KittensEvent> = {
  flaw: (state, start) => strayCard(state, start) ?? wrongKittens(state),
  exchange,
  viewers: ({ seats }) => [...seats.keys(), "spectator"],
};

/** Every card of the game is always somewhere. */
function strayCard(state: KittensState, start: KittensState): string | null {
  const expected = cardsOf(start).toSorted().join(" ");
  const got = cardsOf(state).toSorted().join(" ");
  return got === expected ? null : `a card appeared or vanished: expected ${expected}, got ${got}`;
}

const cardsOf = (state: KittensState): CardId[] => [
  ...state.seats.flatMap(({ hand }) => hand),
  ...state.pile,
  ...state.discard,
  ...Array<CardId>(undecided(state)).fill("exploding-kitten"),
];

/** K13 */
function wrongKittens(state: KittensState): string | null {
  const expected = kittens.outcome(state) ? 0 : state.seats.filter(({ life }) => life === "living").length - 1;
  const got = state.pile.filter((card) => card === "exploding-kitten").length + undecided(state);
  return got === expected ? null : `expected ${expected} kittens in the pile or just drawn, got ${got}`;
}

/** Kittens that were drawn and lie in no pile yet. */
const undecided = ({ pending }: KittensState): number =>
  pending.filter(({ kind }) => kind === "save" || kind === "insert").length;
