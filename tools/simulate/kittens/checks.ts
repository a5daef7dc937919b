import { editionOf } from "../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { GameChecks } from "../checks.ts";
import { exchange } from "./exchange.ts";

export const kittensChecks: GameChecks<KittensState, KittensEvent> = {
  flaw: (state, start) => strayCard(state, start) ?? strayPlaymat(state) ?? wrongKittens(state),
  exchange,
  viewers: ({ seats }) => [...seats.keys(), "spectator"],
};

/** Every card of the deck must always be somewhere. */
function strayCard(state: KittensState, start: KittensState): string | null {
  const expected = deckOf(start).toSorted().join(" ");
  const got = deckOf(state).toSorted().join(" ");
  return got === expected ? null : `a card appeared or vanished: expected ${expected}, got ${got}`;
}

const isOnPlaymat = (card: CardId): boolean => card === "godcat" || card === "devilcat";

const deckOf = (state: KittensState): CardId[] => [
  ...state.seats.flatMap(({ hand }) => hand).filter((card) => !isOnPlaymat(card)),
  ...state.pile,
  ...state.discard,
  ...lookedAt(state),
  ...Array<CardId>(drawnKittens(state) + kittensBeforeDead(state)).fill("exploding-kitten"),
];

/**
 * The Godcat lies on the playmat, in the duel or in one hand. The Devilcat is never in a hand, and neither of them is
 * ever in a pile (K41, K43).
 */
function strayPlaymat(state: KittensState): string | null {
  const strays = [...state.pile, ...state.discard, ...lookedAt(state)].filter(isOnPlaymat);
  const held = state.seats.flatMap(({ hand }) => hand.filter(isOnPlaymat));
  const most = editionOf(state.edition).playmat && kittens.view(state, "spectator").godcat !== "duel" ? 1 : 0;
  if (strays.length === 0 && held.length <= most && !held.includes("devilcat")) return null;
  return `in hands: ${held.join(" ")}, in piles: ${strays.join(" ")}`;
}

/** One kitten for each player to outlive, and one more for each player who was killed by the Devilcat (K13). */
function wrongKittens(state: KittensState): string | null {
  const living = state.seats.filter(({ life }) => life === "living").length;
  const byDevilcat = state.out.length - kittensIn(state.discard) - kittensBeforeDead(state);
  if (byDevilcat < 0 || (byDevilcat > 0 && !editionOf(state.edition).playmat)) {
    return `${state.out.length} are out, ${byDevilcat} of them by the Devilcat`;
  }
  const expected = living - 1 + byDevilcat;
  const got = kittensIn(state.pile) + kittensIn(lookedAt(state)) + drawnKittens(state);
  return got === expected ? null : `expected ${expected} kittens in the pile or just drawn, got ${got}`;
}

const kittensIn = (cards: readonly CardId[]): number => cards.filter((card) => card === "exploding-kitten").length;

const lookedAt = ({ pending }: KittensState): readonly CardId[] =>
  pending.flatMap((decision) => (decision.kind === "keep" ? [decision.card] : []));

/** Kittens that were drawn, or that lay before a returned player, and are not yet back in a pile. */
const drawnKittens = ({ pending }: KittensState): number =>
  pending.reduce((sum, decision) => {
    if (decision.kind === "save") return sum + (decision.cause === "kitten" ? 1 : 0);
    return decision.kind === "insert" ? sum + decision.kittens : sum;
  }, 0);

const kittensBeforeDead = ({ seats }: KittensState): number => seats.filter(({ kitten }) => kitten).length;
