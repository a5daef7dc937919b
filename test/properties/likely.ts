import type { Command } from "../../shared/core/commands.ts";
import { cardIds } from "../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { pick } from "./laws/walk.ts";

type Chance = () => number;

/**
 * Generates a command that a player with this hand might try, legal or not: own cards in any combination, on any
 * player, as any card.
 */
export function likelyCommand(view: KittensView, chance: Chance): Command {
  const { hand } = view;
  if (hand.length === 0 || chance() < 0.2) return pick(bare, chance);
  if (chance() < 0.2) return save(view, chance);
  return {
    type: "play",
    cards: handful(hand, chance),
    ...maybe("target", chance, () => anySeat(view, chance)),
    ...maybe("names", chance, () => pick(cardIds, chance)),
    ...(hand.includes("godcat") ? maybe("as", chance, () => pick([...hand, ...cardIds], chance)) : {}),
  };
}

const bare: readonly Command[] = [
  { type: "draw" },
  { type: "pass" },
  { type: "nope" },
  { type: "nope", card: "clone" },
  { type: "nope", card: "godcat" },
  { type: "explode" },
  { type: "pick", card: "godcat" },
  { type: "play", cards: ["clairvoyance-now"] },
  { type: "lay", card: "godcat", target: 0 },
  { type: "lay", card: "devilcat", target: 1 },
];

const save = (view: KittensView, chance: Chance): Command => ({
  type: "save",
  card: pick(view.hand, chance),
  ...maybe("as", chance, () => pick(["defuse", "zombie-kitten", "skip"], chance)),
  ...maybe("target", chance, () => anySeat(view, chance)),
});

/** Picks one to three cards of a hand, often ones that fit together; sometimes five. */
function handful(hand: readonly string[], chance: Chance): readonly string[] {
  const rest = [...hand];
  const [first = ""] = rest.splice(Math.floor(chance() * rest.length), 1);
  const count = Math.min(chance() < 0.1 ? 5 : 1 + Math.floor(chance() * 3), hand.length);
  const cards = [first];
  while (cards.length < count) {
    const fitting = rest.filter((card) => card === first || companions.includes(card));
    const card = pick(count < 5 && fitting.length > 0 ? fitting : rest, chance);
    rest.splice(rest.indexOf(card), 1);
    cards.push(card);
  }
  return cards;
}

/** Cards that can stand for others. */
const companions = ["clone", "feral-cat", "godcat"];

const anySeat = ({ seats }: KittensView, chance: Chance): number => Math.floor(chance() * seats.length);

/** Returns an object with the key and a value, or an empty object. */
function maybe<Key extends string, Value>(name: Key, chance: Chance, value: () => Value) {
  const entry: { [name in Key]?: Value } = {};
  if (chance() < 0.6) entry[name] = value();
  return entry;
}
