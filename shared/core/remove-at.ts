/** Removes one item from a list. @returns it, or undefined if there is none at the index. */
export function takeOut<Item>(list: Item[], index: number): Item | undefined {
  const taken = list[index];
  if (taken === undefined) return undefined;
  // `splice` would allocate a list for it.
  for (let place = index + 1; place < list.length; place += 1) {
    const item = list[place];
    if (item !== undefined) list[place - 1] = item;
  }
  list.pop();
  return taken;
}
