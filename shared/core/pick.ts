/** @returns a random item, all equally likely; the list must not be empty. */
export function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** @returns a random one of the items with the highest score; the list must not be empty. */
export function pickBest<Item>(items: readonly Item[], score: (item: Item) => number, chance: () => number): Item {
  const scores = items.map(score);
  const highest = Math.max(...scores);
  return pick(
    items.filter((_, index) => scores[index] === highest),
    chance,
  );
}
