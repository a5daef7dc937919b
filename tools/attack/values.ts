import { claimOf, Entries, Extension, pack, Verbatim, type Wild } from "./msgpack.ts";
import type { Dice } from "./random.ts";

/** Names with a special meaning, and strings that break careless code. */
export const nastyTexts = [
  "",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "length",
  "then",
  "0",
  "-1",
  "NaN",
  "\u0000",
  "\ud800",
  "\u202e",
  "\ufeff",
  "é́́́",
  "🐈‍⬛",
  "../../etc/passwd",
  "<img src=x onerror=alert(1)>",
  "' OR 1=1 --",
  "%00%0a",
  "nl1.e30.AAAA",
  "nl2.e30.AAAA",
  "x".repeat(40),
  "x".repeat(41),
  "x".repeat(300),
] as const;

const nastyNumbers = [
  0,
  -0,
  1,
  -1,
  15,
  16,
  99,
  100,
  255,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  0.5,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MIN_VALUE,
] as const;

/** JSON data of any shape. */
export function plainValue(dice: Dice, depth = 3): Wild {
  const leaves: Made[] = [
    [2, () => null],
    [2, () => dice.chance(0.5)],
    [4, () => dice.pick(nastyNumbers)],
    [2, () => dice.between(-1000, 100_000)],
    [4, () => dice.pick(nastyTexts)],
    [1, () => text(dice)],
  ];
  const branches: Made[] = [
    [3, () => dice.list(dice.below(6), () => plainValue(dice, depth - 1))],
    [4, () => Object.fromEntries(dice.list(dice.below(5), () => [key(dice), plainValue(dice, depth - 1)]))],
  ];
  return dice.weighed(depth > 0 ? [...leaves, ...branches] : leaves)();
}

/** Any msgpack value, and some invalid ones. */
export function wildValue(dice: Dice, depth = 3): Wild {
  const leaves: Made[] = [
    [6, () => plainValue(dice, 1)],
    [6, () => binaryValue(dice)],
    [1, () => BigInt(dice.pick(nastyBigints))],
    [1, () => dice.pick(cutNumbers)],
    [1, () => claimOf(dice.pick(["list", "map", "string", "binary"]), dice.pick([16, 300, 70_000, 2 ** 32 - 1]))],
    [1, () => new Verbatim(dice.bytes(dice.between(1, 30)))],
    [1, () => tower(dice)],
    [1, () => dateOf(dice)],
  ];
  const branches: Made[] = [
    [3, () => dice.list(dice.below(6), () => wildValue(dice, depth - 1))],
    [3, () => Object.fromEntries(dice.list(dice.below(5), () => [key(dice), wildValue(dice, depth - 1)]))],
    [3, () => entries(dice, depth)],
  ];
  return dice.weighed(depth > 0 ? [...leaves, ...branches] : leaves)();
}

/** Bytes instead of a string or a list; some libraries convert them to false arrays. */
export const binaryValue = (dice: Dice): Wild => (dice.chance(0.5) ? dice.bytes(dice.below(40)) : extension(dice));

type Made = readonly [weight: number, make: () => Wild];

const nastyBigints = ["0", "1", "-1", "9007199254740993", "18446744073709551615", "-9223372036854775808"] as const;

/** Numbers without their last bytes. */
const cutNumbers = [0xcb, 0xcf, 0xd3, 0xca, 0xce, 0xcd].map((head) => new Verbatim(Uint8Array.of(head, 0x7f))) as [
  Verbatim,
  ...Verbatim[],
];

function text(dice: Dice): string {
  return String.fromCharCode(...dice.list(dice.below(20), () => dice.below(0x3000)));
}

const fieldNames = [
  "seq",
  "command",
  "type",
  "cards",
  "target",
  "text",
  "emote",
  "at",
  "settings",
  "seat",
  "ready",
] as const;

const key = (dice: Dice): string => (dice.chance(0.6) ? dice.pick(fieldNames) : dice.pick(nastyTexts));

/** Map with keys of any type, with some duplicates. */
function entries(dice: Dice, depth: number): Wild {
  const pairs = dice.list(dice.below(5), (): [Wild, Wild] => [
    dice.chance(0.5) ? key(dice) : wildValue(dice, 1),
    wildValue(dice, depth - 1),
  ]);
  return new Entries(dice.chance(0.3) ? [...pairs, ...pairs] : pairs);
}

/**
 * Extension types that libraries support: big numbers, errors, references, records, sets, typed arrays, patterns,
 * dates.
 */
const knownExtensions = [0, 0x42, 0x52, 0x62, 0x65, 0x69, 0x70, 0x72, 0x73, 0x74, 0x78, 0xff] as const;

function extension(dice: Dice): Wild {
  const type = dice.chance(0.8) ? dice.pick(knownExtensions) : dice.below(256);
  const length = dice.chance(0.6) ? dice.pick([1, 2, 4, 8, 16]) : dice.below(24);
  const data = dice.chance(0.5) ? dice.bytes(length) : pack(dice.list(length, () => dice.below(5)));
  return new Extension(type, data);
}

/** Deeply nested lists or maps. */
function tower(dice: Dice): Wild {
  const height = dice.pick([9, 40, 600, 3000]);
  const storey = dice.chance(0.5) ? [0x91] : [0x81, 0xa1, 0x61];
  return new Verbatim(Uint8Array.from([...Array(height).fill(storey).flat(), 0xc0].slice(0, 3900)));
}

function dateOf(dice: Dice): Wild {
  return new Extension(0xff, dice.bytes(dice.pick([4, 8, 12])));
}
