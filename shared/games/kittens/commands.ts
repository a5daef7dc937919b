import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import type { CardId } from "./titles.ts";

/*
 * Commands as they are listed. Each is made once and shared, since listing legal moves is what engines spend their time
 * on; nobody changes a command.
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
  remember((title: CardId) =>
    remember((target: Seat): readonly Command[] =>
      nameable.map((names) => ({ type: "play", cards: [title, title, title], target, names })),
    ),
  ),
);

export const commands = {
  draw: { type: "draw" },
  pass: { type: "pass" },
  nope: { type: "nope" },
  pick: { type: "pick" },
  save,
  give,
  take,
  /** One card on nobody. */
  play,
  /** One card, or a pair, on a target. */
  playOn: (title: CardId, copies: 1 | 2, target: Seat): Command => playOn(title)(copies)(target),
  /** Three of a Kind on a target, once for each title that may be named. */
  triples: (title: CardId, target: Seat, nameable: readonly CardId[]): readonly Command[] =>
    triples(nameable)(title)(target),
  /** All places for a card in a pile of so many. */
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
