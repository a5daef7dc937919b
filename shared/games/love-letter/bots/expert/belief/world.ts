import {
  at,
  copyOf,
  type FaceDownCard,
  faceOf,
  isUndecided,
  none,
  type Round,
  ruledOutOf,
  values,
  withValue,
} from "../model/round.ts";

/** A possible round, as far as it is decided, and its weight in proportion to other worlds. */
export interface World {
  readonly round: Round;
  readonly weight: number;
}

export interface CardLocation {
  get(round: Round): FaceDownCard;
  set(round: Round, card: FaceDownCard): void;
}

export const held = (seat: number): CardLocation => ({
  get: (round) => at(round.held, seat),
  set: (round, card) => {
    round.held[seat] = card;
  },
});

const singleCard = (name: "drawn" | "aside" | "looked"): CardLocation => ({
  get: (round) => round[name],
  set: (round, card) => {
    round[name] = card;
  },
});

export const drawn = singleCard("drawn");
export const aside = singleCard("aside");
export const looked = singleCard("looked");

const allValues = Array.from({ length: values }, (_, value) => value);

/** Maximum number of worlds in a belief. */
const maxWorlds = 500;

/**
 * Splits the worlds by each value that the card at the place may have.
 *
 * @param dice gives 0 <= x < 1; it selects the worlds that remain if there are too many.
 */
export function decided(worlds: readonly World[], place: CardLocation, dice: () => number): readonly World[] {
  const branches = worlds.flatMap((world) => {
    const card = place.get(world.round);
    if (!isUndecided(card)) return [{ ...world, value: faceOf(card) }];
    return allValues.flatMap((value) => (((ruledOutOf(card) >> value) & 1) === 1 ? [] : branch(world, value)));
  });
  return thinned(branches, dice).map(({ round, weight, value }) => {
    if (!isUndecided(place.get(round))) return { round, weight };
    const copy = copyOf(round);
    decide(copy, place, value);
    return { round: copy, weight };
  });
}

/** Selects the worlds in which the card at the place has this value; they stay the same objects. */
export function having(worlds: readonly World[], place: CardLocation, value: number): readonly World[] {
  return worlds.flatMap((world) => {
    const card = place.get(world.round);
    if (!isUndecided(card)) return card !== none && faceOf(card) === value ? [world] : [];
    return branch(world, value).map(({ round, weight }) => {
      decide(round, place, value);
      return { round, weight };
    });
  });
}

function branch({ round, weight }: World, value: number): readonly (World & { readonly value: number })[] {
  const count = at(round.spare, value);
  return count === 0 ? [] : [{ round, weight: (weight * count) / sumOf(round.spare), value }];
}

function decide(round: Round, place: CardLocation, value: number): void {
  round.spare[value] = at(round.spare, value) - 1;
  place.set(round, withValue(place.get(round), value));
}

const sumOf = (numbers: Int32Array): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Limits the number of worlds. Each one remains in proportion to its weight (systematic resampling).
 *
 * @param dice gives 0 <= x < 1.
 */
export function thinned<Weighed extends World>(worlds: readonly Weighed[], dice: () => number): readonly Weighed[] {
  if (worlds.length <= maxWorlds) return worlds;
  const share = worlds.reduce((sum, { weight }) => sum + weight, 0) / maxWorlds;
  let next = dice() * share;
  let passed = 0;
  const kept: Weighed[] = [];
  for (const world of worlds) {
    passed += world.weight;
    let count = 0;
    for (; next < passed; next += share) count += 1;
    if (count > 0) kept.push({ ...world, weight: count * share });
  }
  return kept;
}

const cards = new Int32Array(32);

/** Decides all cards of a round by dealing the spare cards at random. */
export function decideAll(round: Round, dice: () => number): void {
  let count = 0;
  for (let value = 0; value < values; value += 1)
    for (let left = at(round.spare, value); left > 0; left -= 1) {
      cards[count] = value;
      count += 1;
    }
  for (let place = 0; place < round.left; place += 1) round.pile[place] = fill(at(round.pile, place));
  for (let seat = 0; seat < round.players; seat += 1) round.held[seat] = fill(at(round.held, seat));
  round.drawn = fill(round.drawn);
  round.aside = fill(round.aside);
  round.looked = fill(round.looked);
  round.spare.fill(0);

  function fill(card: FaceDownCard): FaceDownCard {
    if (!isUndecided(card)) return card;
    const index = Math.floor(dice() * count);
    const value = at(cards, index);
    count -= 1;
    cards[index] = at(cards, count);
    return withValue(card, value);
  }
}
