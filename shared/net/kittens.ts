import type { Seat, Viewer } from "../core/game.ts";
import { memoizeLast } from "../core/memoize.ts";
import type { Deck } from "../games/kittens/decks/deck.ts";
import { customId } from "../games/kittens/decks/edition.ts";
import { judgeDeck } from "../games/kittens/decks/judge.ts";
import { type EditionChoice, editionOf, isEditionId } from "../games/kittens/editions/registry.ts";
import { kittens } from "../games/kittens/game.ts";
import type { Life } from "../games/kittens/state.ts";
import type { KittensView } from "../games/kittens/view.ts";
import { toAnyGame } from "./games.ts";
import { kittensStory } from "./kittens-event-codec.ts";
import { decodePending } from "./kittens-pending.ts";
import { decodeCards, decodeNumbers, decodeTitles, type List, titleAt } from "./packed.ts";
import { parseJson } from "./parse-json.ts";

/** The part of the table's state for a kittens game. A title is its index in the edition's list. */
export interface KittensOnWire {
  readonly seats: List<KittensSeatOnWire>;
  readonly turn: Seat;
  readonly owes: number;
  readonly attacked: boolean;
  /** Whether play goes counterclockwise (K77). An older server does not send this field. */
  readonly isReversed?: boolean;
  /** Whether the Imploding Kitten lies face up in the draw pile (K72). An older server does not send this field. */
  readonly faceUp?: boolean;
  /** Whether it is the top card then (K74). An older server does not send this field. */
  readonly isKittenOnTop?: boolean;
  /** The deck as JSON, if its host composed it; else empty. An older server does not send this field. */
  readonly deck?: string;
  /** Number of cards in the draw pile. */
  readonly pile: number;
  /** Titles, newest last. */
  readonly discard: List<number>;
  /** Pending decisions, as `encodePending` writes them. */
  readonly pending: string;
  /** Seats that are out of the game, first out first, packed. */
  readonly out: string;
  /** The seat that imploded, packed, or empty (K73). An older server does not send this field. */
  readonly imploded?: string;
  /** The winner's seat, packed; empty until the game is over. */
  readonly winner: string;
  /** The seat that holds the Godcat, packed, or the place of the card; empty in editions without one. */
  readonly godcat: string;
}

export interface KittensSeatOnWire extends Partial<KittensOwnOnWire> {
  readonly life: Life;
  readonly kitten: boolean;
  readonly cards: number;
}

/** Fields of a seat that only its own player receives. */
export interface KittensOwnOnWire {
  /** Titles, packed. */
  readonly hand: string;
  /** The draw pile from the top, packed, "-" for unknown cards. */
  readonly known: string;
  /** Its private part of each decision in `pending`, as `encodeOwnParts` writes it. */
  readonly own: string;
}

/** The part of the table's state that a kittens game is read from. */
interface KittensTable {
  readonly settings: { readonly edition: string; readonly options: Iterable<[string, boolean]> };
  readonly kittens?: KittensOnWire | undefined;
}

/** @returns what the viewer may see, or null if no kittens game is on the table or its own part has not arrived. */
export function readKittensView({ settings, kittens: game }: KittensTable, viewer: Viewer): KittensView | null {
  if (!game) return null;
  const choice = readChoice(settings.edition, game.deck ?? "");
  if (!choice) return null;
  const seats = Array.from(game.seats);
  const own = viewer === "spectator" ? nothingOwn : ownPart(seats[viewer]);
  if (!own) return null;
  const { titles, options: defaults } = editionOf(choice);
  // The options of a deck stand in it.
  const options: Readonly<Record<string, boolean>> = choice.deck === null ? Object.fromEntries(settings.options) : {};
  return {
    ...choice,
    options: { combos: options.combos ?? defaults.combos, fast: options.fast ?? defaults.fast ?? false },
    viewer,
    seats: seats.map(({ life, kitten, cards }) => ({ life, kitten, cards })),
    turn: game.turn,
    owes: game.owes,
    attacked: game.attacked,
    direction: game.isReversed === true ? "counterclockwise" : "clockwise",
    faceUp: game.faceUp ?? false,
    visibleTop: game.isKittenOnTop === true ? "imploding-kitten" : null,
    pile: game.pile,
    discard: Array.from(game.discard, (number) => titleAt(titles, number)),
    pending: decodePending(game.pending, own.own, titles),
    out: decodeNumbers(game.out),
    imploded: decodeNumbers(game.imploded ?? "")[0] ?? null,
    winner: decodeNumbers(game.winner)[0] ?? null,
    godcat: readGodcat(game.godcat),
    hand: decodeCards(own.hand, titles),
    known: decodeTitles(own.known, titles),
  };
}

/** The deck decides, because the table's settings may have changed since the deal (K99). */
function readChoice(edition: string, deck: string): EditionChoice | null {
  if (deck !== "") {
    const own = deckFrom(deck);
    return own && { edition: customId, deck: own };
  }
  return isEditionId(edition) ? { edition, deck: null } : null;
}

const deckFrom = memoizeLast((text: string): Deck | null => {
  const judged = judgeDeck(parseJson(text));
  return judged.ok ? judged.value : null;
});

function readGodcat(text: string): KittensView["godcat"] {
  if (text === "playmat" || text === "duel") return text;
  return decodeNumbers(text)[0] ?? null;
}

const nothingOwn: KittensOwnOnWire = { hand: "", known: "", own: "" };

function ownPart(seat: KittensSeatOnWire | undefined): KittensOwnOnWire | null {
  if (seat?.hand === undefined || seat.known === undefined || seat.own === undefined) return null;
  return { hand: seat.hand, known: seat.known, own: seat.own };
}

export const wiredKittens = toAnyGame({ definition: kittens, read: readKittensView, story: kittensStory });
