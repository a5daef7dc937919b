import { assertNever } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import type { Cause, Play } from "../games/kittens/state.ts";
import { type CardId, type GivingTitle, isGivingTitle } from "../games/kittens/titles.ts";
import type { VisibleDecision, VisibleGift } from "../games/kittens/view.ts";
import { pack, packTitles, unpack, unpackCards, unpackNumbers, unpackTitles } from "./packed.ts";

type Titles = readonly CardId[];

/**
 * The stack of decisions as text, with "|" between them: each its kind and what everybody may know of it, packed, with
 * a blank between two words and "=" before a list. It leaves out what only one seat knows.
 */
export const packPending = (pending: readonly VisibleDecision[], titles: Titles): string =>
  pending.map((decision) => [decision.kind, ...packDecision(decision, titles)].join(" ")).join("|");

function packDecision(decision: VisibleDecision, titles: Titles): readonly string[] {
  switch (decision.kind) {
    case "nope": {
      const { play, nopes, entitled, nopeOnTop } = decision;
      return [...packPlay(play, titles), list(nopes), list(entitled), nopeOnTop ? "1" : "0"];
    }
    case "clairvoyance":
      return [pack([decision.seat]), list(decision.entitled)];
    case "give":
      return [packTitles([decision.by], titles), ...decision.gifts.map(packGift)];
    case "pick":
      return [pack([decision.seat, decision.from])];
    case "stop":
    case "stay":
      return [pack([decision.seat, decision.by])];
    case "keep":
      return [pack([decision.seat]), decision.from];
    case "save":
      return [pack([decision.seat]), decision.cause];
    case "insert":
      return [pack([decision.seat, decision.kittens]), list(decision.watchers)];
    case "take":
    case "lay":
      return [pack([decision.seat])];
    default:
      return assertNever(decision);
  }
}

const packPlay = ({ form, seat, target, names, as, cards }: Play, titles: Titles): readonly string[] => [
  form,
  pack([seat, target]),
  packTitles([names, as], titles),
  packTitles(cards, titles),
];

/** Giver, receiver ("-" for the pile), and whether the card is chosen. */
const packGift = ({ from, to, chosen }: VisibleGift): string =>
  pack([from, to === "pile" ? null : to, ...(chosen ? [1] : [])]);

const list = (seats: readonly Seat[]): string => `=${pack(seats)}`;

/** What only one seat knows of each decision, one character each: a card, or 1 if it has passed; "-" for nothing. */
export const packOwn = (pending: readonly VisibleDecision[], titles: Titles): string =>
  pending.map((decision) => packSecret(decision, titles)).join("");

function packSecret(decision: VisibleDecision, titles: Titles): string {
  switch (decision.kind) {
    case "nope":
    case "clairvoyance":
      return decision.passed ? "1" : "-";
    case "give":
      return packTitles([decision.own], titles);
    case "stay":
      return packTitles([decision.before], titles);
    case "keep":
      return packTitles([decision.card], titles);
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "lay":
      return "-";
    default:
      return assertNever(decision);
  }
}

/** @param own as `packOwn` writes it; empty for a spectator. */
export function unpackPending(text: string, own: string, titles: Titles): VisibleDecision[] {
  if (text === "") return [];
  const secrets = unpack(own);
  return text.split("|").map((decision, place) => {
    const [kind = "", ...words] = decision.split(" ");
    return unpackDecision(kind, words, secrets[place] ?? null, titles);
  });
}

const kinds: Readonly<Record<VisibleDecision["kind"], true>> = {
  nope: true,
  clairvoyance: true,
  give: true,
  pick: true,
  stop: true,
  stay: true,
  keep: true,
  save: true,
  insert: true,
  take: true,
  lay: true,
};

const isKind = (word: string): word is VisibleDecision["kind"] => Object.hasOwn(kinds, word);

/** @param secret the number of a card, 1 where the seat has passed, or null. */
function unpackDecision(
  kind: string,
  words: readonly string[],
  secret: number | null,
  titles: Titles,
): VisibleDecision {
  if (!isKind(kind)) throw new Error(`not a decision: ${kind} ${words.join(" ")}`);
  const [first = "", second = ""] = words;
  const [seat, other] = unpack(first);
  const card = secret === null ? null : (titles[secret] ?? null);
  switch (kind) {
    case "nope":
      return {
        kind,
        play: unpackPlay(words, titles),
        nopes: unlist(words[4]),
        entitled: unlist(words[5]),
        nopeOnTop: words[6] === "1",
        passed: secret !== null,
      };
    case "clairvoyance":
      return { kind, seat: seatIn(seat), entitled: unlist(second), passed: secret !== null };
    case "give":
      return { kind, by: givingIn(first, titles), gifts: words.slice(1).map(unpackGift), own: card };
    case "pick":
      return { kind, seat: seatIn(seat), from: seatIn(other) };
    case "stop":
      return { kind, seat: seatIn(seat), by: seatIn(other) };
    case "stay":
      return {
        kind,
        seat: seatIn(seat),
        by: seatIn(other),
        before: card === "godcat" || card === "devilcat" ? card : null,
      };
    case "keep":
      return { kind, seat: seatIn(seat), from: second === "bottom" ? "bottom" : "top", card };
    case "save":
      return { kind, seat: seatIn(seat), cause: causeIn(second) };
    case "insert":
      return { kind, seat: seatIn(seat), kittens: other ?? 1, watchers: unlist(second) };
    case "take":
    case "lay":
      return { kind, seat: seatIn(seat) };
    default:
      return assertNever(kind);
  }
}

function givingIn(word: string, titles: Titles): GivingTitle {
  const [by] = unpackTitles(word, titles);
  if (!isGivingTitle(by)) throw new Error(`nobody gives by ${by}`);
  return by;
}

function unpackGift(word: string): VisibleGift {
  const [from, to, chosen] = unpack(word);
  return { from: seatIn(from), to: to ?? "pile", chosen: chosen === 1 };
}

function unpackPlay([form, seats = "", named = "", cards = ""]: readonly string[], titles: Titles): Play {
  if (!isForm(form)) throw new Error(`not the form of a play: ${form}`);
  const [seat, target = null] = unpack(seats);
  const [names, as] = unpackTitles(named, titles);
  return {
    form,
    seat: seatIn(seat),
    cards: unpackCards(cards, titles),
    as: as ?? null,
    target,
    names: names ?? null,
  };
}

const isForm = (word: string | undefined): word is Play["form"] =>
  word === "card" || word === "pair" || word === "triple" || word === "five";

const causeIn = (word: string): Cause => (word === "devilcat" ? "devilcat" : "kitten");

const unlist = (word = ""): number[] => unpackNumbers(word.slice(1));

function seatIn(seat: number | null | undefined): Seat {
  if (seat === undefined || seat === null) throw new Error("a seat is missing");
  return seat;
}
