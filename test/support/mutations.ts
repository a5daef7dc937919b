import fc from "fast-check";

/** Same text with parts cut out, inserted, repeated or overwritten. @param words often inserted. */
export const mutated = (text: fc.Arbitrary<string>, words: readonly string[] = []): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(edit(words), { minLength: 1, maxLength: 4 }))
    .map(([whole, edits]) => edits.reduce(apply, whole));

interface Edit {
  /** From 0 to 1, as a share of the length. */
  readonly place: number;
  readonly length: number;
  readonly kind: "cut" | "insert" | "overwrite" | "repeat" | "end";
  readonly word: string;
}

const edit = (words: readonly string[]): fc.Arbitrary<Edit> =>
  fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    kind: fc.constantFrom("cut", "insert", "overwrite", "repeat", "end"),
    word: words.length === 0 ? fc.string({ unit: "binary" }) : fc.oneof(fc.constantFrom(...words), fc.string()),
  });

function apply(text: string, { place, length, kind, word }: Edit): string {
  const start = Math.floor(place * text.length);
  const [before, at, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
  switch (kind) {
    case "cut":
      return before + after;
    case "insert":
      return before + word + at + after;
    case "overwrite":
      return before + word + after;
    case "repeat":
      return before + at + at + after;
    case "end":
      return before;
  }
}

/** Same data with one value replaced, at any depth. */
export const altered = (data: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(data, fc.nat(), fc.oneof(fc.jsonValue(), fc.constantFrom(...nasty)))
    .map(([whole, place, value]) => replaced(whole, place % sizeOf(whole), value));

const nasty = [-1, 0.5, 2 ** 53, -0, 1e308, "", "__proto__", "constructor", [], {}, null, true, "x".repeat(100)];

const insideOf = (data: unknown): readonly unknown[] =>
  typeof data === "object" && data !== null ? Object.values(data) : [];

/** Number of values in a value, including itself. */
const sizeOf = (data: unknown): number => insideOf(data).reduce<number>((sum, each) => sum + sizeOf(each), 1);

/** @param place position of the value, counted from the outside in. */
function replaced(data: unknown, place: number, value: unknown): unknown {
  if (place === 0) return value;
  let left = place - 1;
  const within = (each: unknown): unknown => {
    const here = left;
    left -= sizeOf(each);
    return here >= 0 && left < 0 ? replaced(each, here, value) : each;
  };
  if (Array.isArray(data)) return data.map(within);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, within(each)]));
}
