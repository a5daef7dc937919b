import { looksOfName } from "../../server/people/accounts/names.ts";
import type { Database } from "../../server/storage/database.ts";
import { searchKeyOf } from "../../server/storage/search-key.ts";

const tempers =
  "Sleepy Bold Clever Curious Fluffy Gentle Grumpy Happy Hungry Jolly Lazy Lucky Mighty Nimble Sunny".split(" ");
const cats = "Whiskers Mittens Paws Tabby Tiger Marble Pickle Pumpkin Shadow Socks Button Cookie Ginger Muffin".split(
  " ",
);

/** One in this number of players hides the profile, and the same number hides the rating. */
const oneHides = 50;

export const accountId = (number: number): string => `a-${String(number).padStart(22, "0")}`;

export const avatarOf = (number: number): string => String((number % 12) + 1).padStart(2, "0");

export function nameOf(number: number): string {
  const temper = tempers[number % tempers.length] ?? "";
  const cat = cats[Math.floor(number / tempers.length) % cats.length] ?? "";
  return `${temper}${cat}${Math.floor(number / (tempers.length * cats.length))}`.slice(0, 20);
}

export const accountRow = (number: number, madeAt: number): Database["accounts"] => ({
  playerId: accountId(number),
  name: nameOf(number),
  avatar: avatarOf(number),
  madeAt,
  hidesProfile: number % oneHides === 1 ? 1 : 0,
  hidesRating: number % oneHides === 2 ? 1 : 0,
  lookedName: nameOf(number),
  searchName: searchKeyOf(nameOf(number)),
});

export const lookRows = (number: number): readonly Database["nameLooks"][] =>
  [...looksOfName(nameOf(number))].map((look) => ({ look, playerId: accountId(number) }));

/** Draws players: a few play most games, most play a few (Zipf's law, flattened at the top). */
export function crowd(people: number, chance: () => number): () => number {
  const sums = new Float64Array(people);
  let sum = 0;
  for (let number = 0; number < people; number += 1) {
    sum += 1 / (number + 20) ** 0.85;
    sums[number] = sum;
  }
  return () => {
    const wanted = chance() * sum;
    let [low, high] = [0, people - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
