/** A function that makes a value once for each key, and gives the same one ever after: nobody may change it. */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The same for keys that are whole numbers from 0, and not large. */
export function rememberEach<Value>(make: (key: number) => Value): (key: number) => Value {
  const made: Value[] = [];
  return (key) => {
    const known = made[key];
    if (known !== undefined) return known;
    const value = make(key);
    made[key] = value;
    return value;
  };
}
