import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { memoize, memoizeByIndex, memoizeByObject } from "../../core/memoize.ts";
import type { Pair, Triple } from "./combos.ts";
import type { CardId } from "./titles.ts";

/*
 * Commands for lists of legal moves. Most are created once and shared, because engines spend most time on these lists.
 * Callers must not change a command.
 */

const save = memoize((card: CardId): Command => ({ type: "save", card }));
const give = memoize((card: CardId): Command => ({ type: "give", card }));
const take = memoize((card: CardId): Command => ({ type: "take", card }));
const play = memoize((card: CardId): Command => ({ type: "play", cards: [card] }));
const inserts = memoizeByIndex((pile: number): readonly Command[] =>
  Array.from({ length: pile + 1 }, (_, position) => ({ type: "insert", position })),
);
const arrangements = memoizeByIndex((count: number): readonly Command[] =>
  orders([...Array(count).keys()]).map((order) => ({ type: "arrange", order })),
);
const playOn = memoize((card: CardId) =>
  memoizeByIndex((target: Seat): Command => ({ type: "play", cards: [card], target })),
);
const pairs = memoize((one: CardId) =>
  memoize((other: CardId) =>
    memoizeByIndex((target: Seat): Command => ({ type: "play", cards: [one, other], target })),
  ),
);
const triples = memoizeByObject((nameable: readonly CardId[]) =>
  memoize((one: CardId) =>
    memoize((second: CardId) =>
      memoize((third: CardId) => memoizeByIndex((target: Seat) => naming([one, second, third], target, nameable))),
    ),
  ),
);

const naming = (cards: readonly CardId[], target: Seat, nameable: readonly CardId[]): readonly Command[] =>
  nameable.map((names) => ({ type: "play", cards, target, names }));

/** All orders of these numbers, that of the list first. */
const orders = (numbers: readonly number[]): readonly (readonly number[])[] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) => orders(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]));

export const commands = {
  draw: { type: "draw" },
  pass: { type: "pass" },
  nope: { type: "nope" },
  nopeWithClone: { type: "nope", card: "clone" },
  explode: { type: "explode" },
  pick: { type: "pick" },
  pickGodcat: { type: "pick", card: "godcat" },
  stop: { type: "stop" },
  keep: { type: "keep" },
  putOnTop: { type: "return" },
  stay: { type: "stay" },
  swap: { type: "swap" },
  save,
  give,
  take,
  /** One card without a target. */
  play,
  /** One card, by target. */
  playOn,
  /** A pair, by target. */
  pairOn: ([one, other]: Pair) => pairs(one)(other),
  /** Three of a Kind, by target: once for each title that may be named. */
  triplesOn: ([one, second, third]: Triple, nameable: readonly CardId[]) => triples(nameable)(one)(second)(third),
  /** All positions for a card in a draw pile of this size. */
  inserts,
  /** All orders for so many cards; the first leaves them as they are. */
  arrangements,
} as const;
