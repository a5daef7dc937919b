import { editionOf } from "../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import { type CardId, isKittenId, type KittenId } from "../../../shared/games/kittens/titles.ts";
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
  ...drawnKittens(state),
  ...Array<CardId>(kittensBeforeDead(state)).fill("exploding-kitten"),
];

/**
 * The Godcat lies on the playmat, in the duel or in one hand. The Devilcat is never in a hand, and neither of them is
 * ever in a pile (K41, K43).
 */
function strayPlaymat(state: KittensState): string | null {
  const strays = [...state.pile, ...state.discard, ...lookedAt(state)].filter(isOnPlaymat);
  const held = state.seats.flatMap(({ hand }) => hand.filter(isOnPlaymat));
  const most = editionOf(state).playmat && kittens.view(state, "spectator").godcat !== "duel" ? 1 : 0;
  if (strays.length === 0 && held.length <= most && !held.includes("devilcat")) return null;
  return `in hands: ${held.join(" ")}, in piles: ${strays.join(" ")}`;
}

/**
 * One kitten for each player to outlive, one more for each player who was killed by the Devilcat, and one more while a
 * game begun by two with the Imploding Kitten goes on (K13, K70).
 */
function wrongKittens(state: KittensState): string | null {
  const living = state.seats.filter(({ life }) => life === "living").length;
  const byDevilcat = state.out.length - kittensIn(state.discard) - kittensBeforeDead(state);
  if (byDevilcat < 0 || (byDevilcat > 0 && !editionOf(state).playmat)) {
    return `${state.out.length} are out, ${byDevilcat} of them by the Devilcat`;
  }
  const isForTwo = state.seats.length === 2 && editionOf(state).titles.includes("imploding-kitten");
  const expected = living - 1 + byDevilcat + (isForTwo ? 1 : 0);
  const got = kittensIn(state.pile) + kittensIn(lookedAt(state)) + drawnKittens(state).length;
  return got === expected ? null : `expected ${expected} kittens in the pile or just drawn, got ${got}`;
}

const kittensIn = (cards: readonly CardId[]): number => cards.filter(isKittenId).length;

const lookedAt = ({ pending }: KittensState): readonly CardId[] =>
  pending.flatMap((decision) => (decision.kind === "keep" ? [decision.card] : []));

/** Kittens that were drawn, or that lay before a returned player, and are not yet back in a pile. */
const drawnKittens = ({ pending }: KittensState): readonly KittenId[] =>
  pending.flatMap((decision): readonly KittenId[] => {
    if (decision.kind === "save") return decision.cause === "kitten" ? ["exploding-kitten"] : [];
    return decision.kind === "insert" ? Array<KittenId>(decision.kittens).fill(decision.card) : [];
  });

const kittensBeforeDead = ({ seats }: KittensState): number => seats.filter(({ kitten }) => kitten).length;
