import type { Seat } from "../../../../core/game.ts";
import { memoize, memoizeByObject } from "../../../../core/memoize.ts";
import { cards } from "../../cards/registry.ts";
import type { Edition } from "../../editions/edition.ts";
import { editionOf } from "../../editions/registry.ts";
import { drawersOf, livingAfter } from "../../lives.ts";
import { isDeadly } from "../../odds.ts";
import { isPlainSave } from "../../saves.ts";
import type { KittensState } from "../../state.ts";
import type { CardId } from "../../titles.ts";
import { useOf } from "../card-priorities.ts";

/** Number of cards in a hand by use. */
export interface Means {
  readonly saves: number;
  readonly nopes: number;
  /** Cards that end a turn without a draw. */
  readonly evasions: number;
  readonly attacks: number;
  readonly looks: number;
  readonly shuffles: number;
  readonly cats: number;
  /** Pairs of cats of one kind. */
  readonly pairs: number;
}

type Trait = "save" | "nope" | "step" | "attack" | "look" | "shuffle" | "cat" | "other";

const traitOf = memoize((title: CardId): Trait => {
  if (isPlainSave(title) || title === "godcat") return "save";
  if (title === "nope") return "nope";
  if (cards[title].kind === "cat") return "cat";
  const use = useOf(title);
  if (use === "attack" || use === "look" || use === "shuffle") return use;
  return use === "step" || use === "leap" ? "step" : "other";
});

export function meansOf(hand: readonly CardId[]): Means {
  const counts = { save: 0, nope: 0, step: 0, attack: 0, look: 0, shuffle: 0, cat: 0, other: 0 };
  let pairs = 0;
  for (const [index, card] of hand.entries()) {
    const trait = traitOf(card);
    counts[trait] += 1;
    if (trait === "cat" && hand.indexOf(card) !== index && isEven(hand, card, index)) pairs += 1;
  }
  return {
    saves: counts.save,
    nopes: counts.nope,
    evasions: counts.step + counts.attack,
    attacks: counts.attack,
    looks: counts.look,
    shuffles: counts.shuffle,
    cats: counts.cat,
    pairs,
  };
}

/** Whether the card at the index is the second, fourth, … of its title. */
function isEven(hand: readonly CardId[], card: CardId, index: number): boolean {
  let count = 0;
  for (let at = 0; at <= index; at += 1) if (hand[at] === card) count += 1;
  return count % 2 === 0;
}

/** Titles that have a feature of their own. */
const countedTitles = memoizeByObject(({ titles }: Edition): readonly CardId[] => titles.filter(isCounted));

const isCounted = (title: CardId): boolean =>
  cards[title].kind !== "cat" && cards[title].kind !== "kitten" && title !== "devilcat";

/** Numbers of features that describe a seat besides the counted titles, by the function that computes them. */
const groups = { own: 16, kittens: 24, table: 18 } as const;

/**
 * Names the features of an edition, in order. A network has the names with which it was trained: with another deck its
 * weights would belong to other features.
 */
export const featureNames = (edition: Edition): string =>
  [...countedTitles(edition), ...Object.entries(groups).map(([group, count]) => `${group}:${count}`)].join(" ");

export const featureCount = (edition: Edition): number =>
  countedTitles(edition).length + groups.own + groups.kittens + groups.table;

/**
 * Builds the input of the neural network for every seat of a state in which nothing is pending. It describes the seat's
 * cards, its position, and the seats that draw the next kittens.
 *
 * @returns one list of numbers, about 0 to 2 each, for every seat
 */
export function featuresOf(state: KittensState): readonly (readonly number[])[] {
  const means = state.seats.map(({ hand }) => meansOf(hand));
  const ahead = meetings(state, 3);
  const order = turnOrder(state);
  const titles = countedTitles(editionOf(state));
  return state.seats.map(({ hand }, seat) => [
    ...countsOf(titles, hand),
    ...ownFeatures(state, seat, means, order),
    ...kittenFeatures(state, seat, means, ahead),
    ...tableFeatures(state, seat, means, ahead, order),
  ]);
}

/** Half the number of cards of each counted title. */
function countsOf(titles: readonly CardId[], hand: readonly CardId[]): number[] {
  const counts = Array<number>(titles.length).fill(0);
  for (const card of hand) {
    const index = titles.indexOf(card);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 0.5;
  }
  return counts;
}

/** A kitten in the draw pile, 0 being the top, and the seat that draws it. */
interface Meeting {
  readonly index: number;
  readonly seat: Seat;
}

/**
 * Finds the first kittens of the draw pile, at most this many, and the seats that draw them if all players only draw.
 * Eliminations by these kittens are ignored.
 */
export function meetings(state: KittensState, count: number): readonly Meeting[] {
  const drawers = drawersOf(state, state.pile.length);
  const kittens = state.pile.flatMap((card, index) => (isDeadly(card, state.faceUp) ? [index] : []));
  return kittens.slice(0, count).map((index) => ({ index, seat: drawers[index] ?? state.turn }));
}

/** The living seats, starting with the player on turn. */
function turnOrder(state: KittensState): readonly Seat[] {
  const { turn } = state;
  const order: Seat[] = [turn];
  for (let seat = livingAfter(state, turn); seat !== null && seat !== turn; seat = livingAfter(state, seat)) {
    order.push(seat);
  }
  return order;
}

const flag = (yes: boolean): number => (yes ? 1 : 0);
const nobody: Means = { saves: 0, nopes: 0, evasions: 0, attacks: 0, looks: 0, shuffles: 0, cats: 0, pairs: 0 };

function ownFeatures(
  state: KittensState,
  seat: Seat,
  means: readonly Means[],
  order: readonly Seat[],
): readonly number[] {
  const player = state.seats[seat];
  const own = means[seat] ?? nobody;
  const place = order.indexOf(seat);
  const onTurn = place === 0;
  return [
    flag(player?.life === "dead"),
    flag(player?.kitten === true),
    flag(own.saves > 0),
    flag(own.saves > 1),
    own.saves / 2,
    own.evasions / 3,
    flag(own.evasions > 0),
    own.cats / 4,
    own.pairs / 2,
    (player?.hand.length ?? 0) / 8,
    flag(onTurn),
    flag(place === 1),
    flag(place === 2),
    flag(place > 2),
    onTurn ? Math.min(state.owes - 1, 6) / 3 : 0,
    flag(onTurn && state.attacked),
  ];
}

/** Features of the first three kittens for a seat. */
function kittenFeatures(
  state: KittensState,
  seat: Seat,
  means: readonly Means[],
  ahead: readonly Meeting[],
): readonly number[] {
  const own = means[seat] ?? nobody;
  const known = state.seats[seat]?.known ?? [];
  const numbers: number[] = [];
  for (let each = 0; each < 3; each += 1) {
    const meeting = ahead[each];
    const meets = meeting?.seat === seat;
    const near = meeting === undefined ? 0 : Math.exp(-meeting.index / 4);
    const knows = meeting !== undefined && isDeadly(known[meeting.index] ?? "nope", state.faceUp);
    numbers.push(
      flag(meets),
      meets ? near : 0,
      flag(meets && own.saves > each),
      meets && own.saves > each ? near : 0,
      flag(meets && own.evasions > 0),
      meets && knows ? near : 0,
      flag(meets && knows && own.evasions > 0),
      flag(knows),
    );
  }
  return numbers;
}

function tableFeatures(
  state: KittensState,
  seat: Seat,
  means: readonly Means[],
  ahead: readonly Meeting[],
  order: readonly Seat[],
): readonly number[] {
  const place = order.indexOf(seat);
  const before = means[order[(place + order.length - 1) % order.length] ?? seat] ?? nobody;
  const after = means[order[(place + 1) % order.length] ?? seat] ?? nobody;
  const others = sumOfOthers(seat, means, order);
  const [first] = ahead;
  const victim = first === undefined ? nobody : (means[first.seat] ?? nobody);
  const kittens = state.pile.filter((card) => card === "exploding-kitten").length;
  return [
    order.length / 4,
    flag(order.length === 2),
    flag(order.length === 3),
    (state.seats.length - state.out.length) / state.seats.length,
    state.pile.length / 20,
    kittens / 4,
    kittens / Math.max(1, state.pile.length),
    first === undefined ? 0 : Math.exp(-first.index / 4),
    flag(first?.index === 0),
    flag(victim.saves > 0),
    flag(victim.evasions > 0),
    others.saves / 4,
    others.saved / 3,
    others.nopes / 3,
    others.shuffles / 3,
    before.attacks / 2,
    flag(after.saves > 0),
    after.evasions / 2,
  ];
}

/** Sums of the other living players' cards, and the number of them that hold a save. */
function sumOfOthers(seat: Seat, means: readonly Means[], order: readonly Seat[]) {
  const sum = { saves: 0, saved: 0, nopes: 0, shuffles: 0 };
  for (const other of order) {
    const theirs = means[other];
    if (other === seat || theirs === undefined) continue;
    sum.saves += theirs.saves;
    sum.saved += flag(theirs.saves > 0);
    sum.nopes += theirs.nopes;
    sum.shuffles += theirs.shuffles;
  }
  return sum;
}
