import { requirePlayers } from "../../core/editions.ts";
import type { GameConfig } from "../../core/game.ts";
import { memoizeByIndex, memoizeByObject } from "../../core/memoize.ts";
import { newRandomState, type RandomState, randomInt, shuffle } from "../../core/rng.ts";
import { dealOf } from "./decks/deals.ts";
import type { Deck } from "./decks/deck.ts";
import { customId } from "./decks/edition.ts";
import { judgeDeck } from "./decks/judge.ts";
import { type Copies, type Edition, kittensAtStart } from "./editions/edition.ts";
import { type EditionChoice, editionOf, isEditionId } from "./editions/registry.ts";
import type { KittensEvent } from "./events.ts";
import type { KittensOptions, KittensState, SeatState } from "./state.ts";
import { type CardId, isKittenId } from "./titles.ts";

/** Deals a new game (K1, K2, K4, K5, K60–K62). */
export function setup(
  config: GameConfig,
  seed: string,
): { readonly state: KittensState; readonly events: readonly KittensEvent[] } {
  const choice = choiceFor(config);
  const edition = editionOf(choice);
  requirePlayers(edition, config.players);
  const options = optionsFor(config, edition);
  const random = newRandomState(seed);
  const { hands, pile } = deal(edition, config.players, random);
  pile.splice(0, pile.length - sizeBeforeKittens(edition, options, config.players, pile.length));
  pile.push(...kittensFor(edition, config.players));
  shuffle(pile, random);
  const state: KittensState = {
    ...choice,
    options,
    seats: hands.map((hand): SeatState => ({ life: "living", kitten: false, hand, known: [] })),
    turn: randomInt(random, config.players),
    owes: 1,
    attacked: false,
    direction: "clockwise",
    faceUp: false,
    pile,
    discard: [],
    pending: [],
    out: [],
    imploded: null,
    winner: null,
    random,
  };
  return { state, events: dealing(state) };
}

/** Kittens that are shuffled into the draw pile (K1, K70). */
function kittensFor(edition: Edition, players: number): readonly CardId[] {
  const { exploding, imploding } = kittensAtStart(edition, players);
  return [...Array<CardId>(exploding).fill("exploding-kitten"), ...Array<CardId>(imploding).fill("imploding-kitten")];
}

/** @throws if there is no such edition, or the deck cannot be played by so many players. */
function choiceFor({ edition, deck, players }: GameConfig): EditionChoice {
  if (edition === customId) return { edition, deck: playableDeck(deck, players) };
  if (!isEditionId(edition)) throw new RangeError(`no kittens edition ${edition}`);
  if (deck !== undefined) throw new RangeError(`${edition} has a deck of its own`);
  return { edition, deck: null };
}

function playableDeck(data: unknown, players: number): Deck {
  const judged = judgeDeck(data);
  const deal = judged.ok ? dealOf(judged.value, players) : judged;
  if (!judged.ok || !deal.ok) throw new RangeError(`a deck is refused as ${deal.ok ? "" : deal.error}`);
  return judged.value;
}

function optionsFor({ options }: GameConfig, edition: Edition): KittensOptions {
  return {
    combos: options["combos"] ?? edition.options.combos,
    fast: edition.options.fast !== undefined && (options["fast"] ?? edition.options.fast),
  };
}

/** Deals each player a save and, usually, seven more cards; only some of the leftover saves go into the deck (K1, K2, K61, K88, K89). */
function deal(edition: Edition, players: number, random: RandomState): { hands: CardId[][]; pile: CardId[] } {
  const { saves, others } = deckOf(edition)(players);
  const first = saves.slice(0, players);
  const leftover = saves.slice(players);
  shuffle(first, random);
  shuffle(leftover, random);
  const pile = others.concat(leftover.slice(0, edition.extraSaves[players] ?? 0));
  shuffle(pile, random);
  const { deal: cards = 7 } = edition;
  return {
    hands: first.map((save, seat) => [save, ...pile.slice(seat * cards, (seat + 1) * cards)]),
    pile: pile.slice(players * cards),
  };
}

/** Cards that are used with this number of players, without kittens. */
const deckOf = memoizeByObject((edition: Edition) =>
  memoizeByIndex((players) => {
    const used = edition.used?.[players] ?? edition.cards;
    const others = edition.titles.filter((title) => !isKittenId(title) && !edition.saves.includes(title));
    return { saves: copiesOf(edition.saves, used), others: copiesOf(others, used) };
  }),
);

const copiesOf = (titles: readonly CardId[], used: Copies): readonly CardId[] =>
  titles.flatMap((title) => Array<CardId>(used[title] ?? 0).fill(title));

/**
 * Size of the draw pile without kittens, after the fast variant removed a third (K4) or the draw pile was cut (K62).
 */
function sizeBeforeKittens(edition: Edition, options: KittensOptions, players: number, dealtFrom: number): number {
  if (options.fast) return dealtFrom - Math.round(dealtFrom / 3);
  return Math.min(dealtFrom, edition.cut?.(players) ?? dealtFrom);
}

function dealing(state: KittensState): readonly KittensEvent[] {
  return [
    ...state.seats.map(({ hand }, seat): KittensEvent => ({ type: "dealt", seat, hand: [...hand] })),
    { type: "turn-began", seat: state.turn, owes: state.owes, attacked: state.attacked },
  ];
}
