import { at, type Card, faceOf, isUndecided, none, ruledOutOf, withValue } from "../model/card.ts";
import { copyOf, type Round, values } from "../model/round.ts";

/** What a round may be like, as far as it is decided, and how likely that is in proportion to other worlds. */
export interface World {
  readonly round: Round;
  readonly weight: number;
}

export interface Place {
  get(round: Round): Card;
  set(round: Round, card: Card): void;
}

export const held = (seat: number): Place => ({
  get: (round) => at(round.held, seat),
  set: (round, card) => {
    round.held[seat] = card;
  },
});

export const drawn: Place = {
  get: (round) => round.drawn,
  set: (round, card) => {
    round.drawn = card;
  },
};

export const aside: Place = {
  get: (round) => round.aside,
  set: (round, card) => {
    round.aside = card;
  },
};

export const looked: Place = {
  get: (round) => round.looked,
  set: (round, card) => {
    round.looked = card;
  },
};

const allValues = Array.from({ length: values }, (_, value) => value);

/** The worlds with each value that the place may have. */
export function decided(worlds: readonly World[], place: Place): readonly World[] {
  return worlds.flatMap((world) => {
    const card = place.get(world.round);
    if (!isUndecided(card)) return [world];
    return allValues.flatMap((value) => (((ruledOutOf(card) >> value) & 1) === 1 ? [] : withCard(world, place, value)));
  });
}

/** The worlds where the place has this value. */
export function having(worlds: readonly World[], place: Place, value: number): readonly World[] {
  return worlds.flatMap((world) => {
    const card = place.get(world.round);
    if (isUndecided(card)) return withCard(world, place, value);
    return card !== none && faceOf(card) === value ? [world] : [];
  });
}

function withCard({ round, weight }: World, place: Place, value: number): readonly World[] {
  const count = at(round.spare, value);
  if (count === 0) return [];
  const copy = copyOf(round);
  copy.spare[value] = count - 1;
  place.set(copy, withValue(place.get(round), value));
  return [{ round: copy, weight: (weight * count) / sumOf(round.spare) }];
}

const sumOf = (numbers: Int32Array): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * No more worlds than `most`, each kept as often as its weight says (systematic resampling).
 * @param dice gives 0 <= x < 1.
 */
export function thinned(worlds: readonly World[], most: number, dice: () => number): readonly World[] {
  if (worlds.length <= most) return worlds;
  const share = worlds.reduce((sum, { weight }) => sum + weight, 0) / most;
  let next = dice() * share;
  let passed = 0;
  const kept: World[] = [];
  for (const { round, weight } of worlds) {
    passed += weight;
    let count = 0;
    for (; next < passed; next += share) count += 1;
    if (count > 0) kept.push({ round, weight: count });
  }
  return kept;
}

/** The same round with everything decided: the spare cards in random order. */
export function dealt(round: Round, dice: () => number): Round {
  const copy = copyOf(round);
  const cards: number[] = [];
  for (let value = 0; value < values; value += 1) for (let n = at(round.spare, value); n > 0; n -= 1) cards.push(value);
  for (let place = 0; place < copy.left; place += 1) copy.pile[place] = fill(at(copy.pile, place));
  for (let seat = 0; seat < copy.players; seat += 1) copy.held[seat] = fill(at(copy.held, seat));
  copy.drawn = fill(copy.drawn);
  copy.aside = fill(copy.aside);
  copy.looked = fill(copy.looked);
  return copy;

  function fill(card: Card): Card {
    if (!isUndecided(card)) return card;
    const index = Math.floor(dice() * cards.length);
    const value = at(cards, index);
    cards[index] = at(cards, cards.length - 1);
    cards.pop();
    return withValue(card, value);
  }
}
