/* Standard functions that the oldest browsers of `browserslist` lack. A page and a worker import this file first. */

const ofArrays = {
  toReversed<Item>(this: readonly Item[]): Item[] {
    return [...this].reverse();
  },
  toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
    return [...this].sort(compare);
  },
  toSpliced<Item>(this: readonly Item[], ...change: [start: number, deleted: number, ...items: Item[]]): Item[] {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with<Item>(this: readonly Item[], index: number, item: Item): Item[] {
    const copy = [...this];
    copy.splice(index, 1, item);
    return copy;
  },
};

const ofPromises = {
  withResolvers<Value>(): PromiseWithResolvers<Value> {
    let resolve: PromiseWithResolvers<Value>["resolve"] = () => undefined;
    let reject: PromiseWithResolvers<Value>["reject"] = () => undefined;
    const promise = new Promise<Value>((...settle) => {
      [resolve, reject] = settle;
    });
    return { promise, resolve, reject };
  },
};

function add(target: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

add(Array.prototype, ofArrays);
add(Promise, ofPromises);
