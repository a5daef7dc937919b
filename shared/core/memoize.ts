/** Memoizes a function by key. Callers must not change the values, because they are shared. */
export const memoize = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  memoizeIn(new Map<Key, Value>(), make);

/**
 * Memoizes a function by the identity of an object, as long as the object is in use. Necessary for objects of unlimited
 * number, such as decks of players.
 */
export const memoizeByObject = <Key extends object, Value extends object>(
  make: (key: Key) => Value,
): ((key: Key) => Value) => memoizeIn(new WeakMap<Key, Value>(), make);

/** Memoizes the last call of a function, for arguments that seldom change. */
export function memoizeLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** Where values are stored by key. */
interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

const memoizeIn =
  <Key, Value>(made: Store<Key, Value>, make: (key: Key) => Value) =>
  (key: Key): Value => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };

/** Memoizes a function with small whole numbers from 0 as keys. */
export function memoizeByIndex<Value>(make: (key: number) => Value): (key: number) => Value {
  const made: Value[] = [];
  return (key) => {
    const known = made[key];
    if (known !== undefined) return known;
    const value = make(key);
    made[key] = value;
    return value;
  };
}
