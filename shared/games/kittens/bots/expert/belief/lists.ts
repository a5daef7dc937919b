/** Removes one item that equals this one. @returns whether there was one. */
export function removeOne<Item>(list: Item[], item: Item): boolean {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** Shuffles a list in place. */
export function mix<Item>(list: Item[], chance: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a === undefined || b === undefined) return;
    list[last] = b;
    list[other] = a;
  }
}
