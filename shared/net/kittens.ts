import type { Seat, Viewer } from "../core/game.ts";
import { type EditionId, editionOf, isEditionId } from "../games/kittens/editions/registry.ts";
import type { Life, Play, Question } from "../games/kittens/state.ts";
import type { CardId } from "../games/kittens/titles.ts";
import type { KittensView, VisibleDecision, VisibleNopeWait } from "../games/kittens/view.ts";
import { pack, unpack, unpackNumbers } from "./packed.ts";
import { type List, readSettings, type TableState } from "./state.ts";

/** The part of the table's state that a kittens game adds. A title is its place in the edition's list. */
export interface KittensOnWire {
  readonly seats: List<KittensSeatOnWire>;
  readonly turn: Seat;
  readonly owes: number;
  readonly attacked: boolean;
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Titles, newest last. */
  readonly discard: List<number>;
  /** What waits, as `packPending` writes it. */
  readonly pending: string;
  /** Who left the game, first out first, packed. */
  readonly out: string;
  /** The winner's seat, packed; empty while the game goes on. */
  readonly winner: string;
}

export interface KittensSeatOnWire {
  readonly life: Life;
  readonly cards: number;
  /** Sent to the seat's own player only: titles, packed. */
  readonly hand?: string;
  /** Sent to the seat's own player only: the draw pile from the top, packed, "-" where nothing is known. */
  readonly known?: string;
  /** Sent to the seat's own player only: places in `pending` of the waits that this seat has passed, packed. */
  readonly passed?: string;
}

type Titles = readonly CardId[];

/** @returns what the viewer may see, or null while no kittens game is on the table or its own part has not arrived. */
export function readKittensView(state: TableState, viewer: Viewer): KittensView | null {
  const game = state.kittens;
  const { edition, options } = readSettings(state.settings);
  if (!game || !isEditionId(edition)) return null;
  const seats = Array.from(game.seats);
  const own = viewer === "spectator" ? nothingOwn : ownPart(seats[viewer]);
  if (!own) return null;
  const { titles, options: defaults } = editionOf(edition);
  const passed = unpackNumbers(own.passed);
  return {
    edition,
    options: { combos: options.combos ?? defaults.combos },
    viewer,
    seats: seats.map(({ life, cards }) => ({ life, cards })),
    turn: game.turn,
    owes: game.owes,
    attacked: game.attacked,
    pile: game.pile,
    discard: Array.from(game.discard, (number) => titleAt(titles, number)),
    pending: unpackPending(game.pending, titles, passed),
    out: unpackNumbers(game.out),
    winner: unpackNumbers(game.winner)[0] ?? null,
    hand: unpackNumbers(own.hand).map((number) => titleAt(titles, number)),
    known: unpack(own.known).map((number) => (number === null ? null : titleAt(titles, number))),
  };
}

const nothingOwn = { hand: "", known: "", passed: "" };

function ownPart(seat: KittensSeatOnWire | undefined): typeof nothingOwn | null {
  if (seat?.hand === undefined || seat.known === undefined || seat.passed === undefined) return null;
  return { hand: seat.hand, known: seat.known, passed: seat.passed };
}

function titleAt(titles: Titles, number: number): CardId {
  const title = titles[number];
  if (title === undefined) throw new Error(`the edition has no title number ${number}`);
  return title;
}

export const titleNumber = (card: CardId, edition: EditionId): number => editionOf(edition).titles.indexOf(card);

export const packTitles = (cards: readonly (CardId | null)[], edition: EditionId): string =>
  pack(cards.map((card) => (card === null ? null : titleNumber(card, edition))));

/**
 * The stack of decisions as text, "|" between two: `nope FORM SEAT TARGET NAMES CARDS =NOPES =ENTITLED`, or a question's
 * kind, its seat and the other seat it is about. What only one seat knows (who has passed) is not in it.
 */
export const packPending = (pending: readonly VisibleDecision[], edition: EditionId): string =>
  pending
    .map((decision) => (decision.kind === "nope" ? packWait(decision, edition) : packQuestion(decision)))
    .join("|");

function packWait({ play, nopes, entitled }: VisibleNopeWait, edition: EditionId): string {
  const names = packTitles([play.names], edition);
  const cards = packTitles(play.cards, edition);
  return `nope ${play.form} ${pack([play.seat])} ${pack([play.target])} ${names} ${cards} =${pack(nopes)} =${pack(entitled)}`;
}

function packQuestion(question: Question): string {
  switch (question.kind) {
    case "give":
      return `give ${pack([question.seat])} ${pack([question.to])}`;
    case "pick":
      return `pick ${pack([question.seat])} ${pack([question.from])}`;
    default:
      return `${question.kind} ${pack([question.seat])}`;
  }
}

function unpackPending(text: string, titles: Titles, passed: readonly number[]): VisibleDecision[] {
  if (text === "") return [];
  return text.split("|").map((decision, place) => unpackDecision(decision.split(" "), titles, passed.includes(place)));
}

function unpackDecision(words: readonly string[], titles: Titles, passed: boolean): VisibleDecision {
  const [kind, first = "", second = ""] = words;
  switch (kind) {
    case "nope":
      return {
        kind,
        play: unpackPlay(words, titles),
        nopes: unpackNumbers((words[6] ?? "").slice(1)),
        entitled: unpackNumbers((words[7] ?? "").slice(1)),
        passed,
      };
    case "save":
    case "insert":
    case "take":
      return { kind, seat: seatIn(first) };
    case "give":
      return { kind, seat: seatIn(first), to: seatIn(second) };
    case "pick":
      return { kind, seat: seatIn(first), from: seatIn(second) };
    default:
      throw new Error(`not a decision: ${words.join(" ")}`);
  }
}

function unpackPlay([, form, seat = "", target = "", names = "", cards = ""]: readonly string[], titles: Titles): Play {
  if (!isForm(form)) throw new Error(`not the form of a play: ${form}`);
  const named = unpack(names)[0] ?? null;
  return {
    form,
    seat: seatIn(seat),
    cards: unpackNumbers(cards).map((number) => titleAt(titles, number)),
    target: unpack(target)[0] ?? null,
    names: named === null ? null : titleAt(titles, named),
  };
}

const isForm = (word: string | undefined): word is Play["form"] =>
  word === "card" || word === "pair" || word === "triple" || word === "five";

function seatIn(text: string): Seat {
  const seat = unpack(text)[0];
  if (seat === undefined || seat === null) throw new Error(`not a seat: ${text}`);
  return seat;
}
