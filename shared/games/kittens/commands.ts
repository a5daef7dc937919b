import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { remember, rememberEach } from "../../core/remember.ts";
import type { Pair, Triple } from "./combos.ts";
import type { CardId } from "./titles.ts";

/*
 * Commands for lists of legal moves. Most are created once and shared, because engines spend most time on these lists.
 * Callers must not change a command.
 */

const save = remember((card: CardId): Command => ({ type: "save", card }));
const give = remember((card: CardId): Command => ({ type: "give", card }));
const take = remember((card: CardId): Command => ({ type: "take", card }));
const play = remember((card: CardId): Command => ({ type: "play", cards: [card] }));
const inserts = rememberEach((pile: number): readonly Command[] =>
  Array.from({ length: pile + 1 }, (_, position) => ({ type: "insert", position })),
);
const playOn = remember((card: CardId) =>
  rememberEach((target: Seat): Command => ({ type: "play", cards: [card], target })),
);
const pairs = remember((one: CardId) =>
  remember((other: CardId) => rememberEach((target: Seat): Command => ({ type: "play", cards: [one, other], target }))),
);
const triples = remember((nameable: readonly CardId[]) =>
  remember((one: CardId) =>
    remember((second: CardId) =>
      remember((third: CardId) => rememberEach((target: Seat) => naming([one, second, third], target, nameable))),
    ),
  ),
);

const naming = (cards: readonly CardId[], target: Seat, nameable: readonly CardId[]): readonly Command[] =>
  nameable.map((names) => ({ type: "play", cards, target, names }));

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
} as const;
