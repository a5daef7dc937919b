import type { GameConfig } from "../../core/game.ts";
import { below, type RandomState, randomFrom, shuffle } from "../../core/rng.ts";
import type { Edition } from "./editions/edition.ts";
import { type EditionId, editionOf, isEditionId } from "./editions/registry.ts";
import type { KittensEvent } from "./events.ts";
import type { KittensState, SeatState } from "./state.ts";
import type { CardId } from "./titles.ts";

/** Deals a new game (K1, K2, K5). */
export function setup(
  config: GameConfig,
  seed: string,
): { readonly state: KittensState; readonly events: readonly KittensEvent[] } {
  const edition = editionFor(config);
  const random = randomFrom(seed);
  const pile = shuffledDeck(edition, config.players, random);
  const seats = Array.from(
    { length: config.players },
    (): SeatState => ({ life: "living", hand: [edition.save, ...pile.splice(0, 7)], known: [] }),
  );
  pile.push(...Array<CardId>(config.players - 1).fill("exploding-kitten"));
  shuffle(pile, random);
  const state: KittensState = {
    edition: edition.id,
    options: { combos: config.options["combos"] ?? edition.options.combos },
    seats,
    turn: below(random, config.players),
    owes: 1,
    attacked: false,
    pile,
    discard: [],
    pending: [],
    out: [],
    winner: null,
    random,
  };
  return { state, events: dealing(state) };
}

function editionFor({ edition: id, players }: GameConfig): Edition<EditionId> {
  if (!isEditionId(id)) throw new RangeError(`no kittens edition ${id}`);
  const edition = editionOf(id);
  const [fewest, most] = edition.seats;
  if (!Number.isInteger(players) || players < fewest || players > most) {
    throw new RangeError(`${id}: expected ${fewest} to ${most} players, got ${players}`);
  }
  return edition;
}

/** All that is dealt from: no kittens, and of the saves only the extra ones (K1, K2). */
function shuffledDeck(edition: Edition, players: number, random: RandomState): CardId[] {
  const deck = edition.titles.flatMap((title) => Array<CardId>(copiesIn(edition, players, title)).fill(title));
  shuffle(deck, random);
  return deck;
}

function copiesIn(edition: Edition, players: number, title: CardId): number {
  if (title === "exploding-kitten") return 0;
  if (title === edition.save) return edition.extraSaves[players] ?? 0;
  return edition.cards[title] ?? 0;
}

function dealing(state: KittensState): readonly KittensEvent[] {
  return [
    ...state.seats.map(({ hand }, seat): KittensEvent => ({ type: "dealt", seat, hand: [...hand] })),
    { type: "turn-began", seat: state.turn, owes: state.owes, attacked: state.attacked },
  ];
}
