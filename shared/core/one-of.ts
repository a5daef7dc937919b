/** @returns any of the items, each as likely as the others; there must be one. */
export function oneOf<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** @returns one of the items with the highest score; there must be one. */
export function best<Item>(items: readonly Item[], score: (item: Item) => number, chance: () => number): Item {
  const scores = items.map(score);
  const highest = Math.max(...scores);
  return oneOf(
    items.filter((_, index) => scores[index] === highest),
    chance,
  );
}
