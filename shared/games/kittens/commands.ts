import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import type { CardId } from "./titles.ts";

/*
 * Commands in lists. Most are made once and shared, since engines spend their time on listing legal moves; nobody
 * changes a command.
 */

const save = remember((card: CardId): Command => ({ type: "save", card }));
const give = remember((card: CardId): Command => ({ type: "give", card }));
const take = remember((card: CardId): Command => ({ type: "take", card }));
const play = remember((card: CardId): Command => ({ type: "play", cards: [card] }));
const inserts = remember((pile: number): readonly Command[] =>
  Array.from({ length: pile + 1 }, (_, position) => ({ type: "insert", position })),
);
const playOn = remember((title: CardId) =>
  remember((copies: number) =>
    remember((target: Seat): Command => ({ type: "play", cards: Array<CardId>(copies).fill(title), target })),
  ),
);
const triples = remember((nameable: readonly CardId[]) =>
  remember((title: CardId) => remember((target: Seat) => naming([title, title, title], target, nameable))),
);

const naming = (cards: readonly CardId[], target: Seat, nameable: readonly CardId[]): readonly Command[] =>
  nameable.map((names) => ({ type: "play", cards, target, names }));

const allAlike = ([first, ...rest]: readonly CardId[]): CardId | undefined =>
  rest.every((title) => title === first) ? first : undefined;

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
  /** One card on a target. */
  playOn: (title: CardId, target: Seat): Command => playOn(title)(1)(target),
  /** A pair on a target. */
  pairOn: (cards: readonly CardId[], target: Seat): Command => {
    const title = allAlike(cards);
    return title === undefined ? { type: "play", cards, target } : playOn(title)(2)(target);
  },
  /** Three of a Kind on a target, once for each title that may be named. */
  triplesOn: (cards: readonly CardId[], target: Seat, nameable: readonly CardId[]): readonly Command[] => {
    const title = allAlike(cards);
    return title === undefined ? naming(cards, target, nameable) : triples(nameable)(title)(target);
  },
  /** All slots for a card in a pile of this size. */
  inserts,
} as const;

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
