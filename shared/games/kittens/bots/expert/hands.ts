import { cards } from "../../cards/registry.ts";
import { isPlainSave } from "../../saves.ts";
import type { CardId } from "../../titles.ts";
import { useOf } from "../card-priorities.ts";

/** Number of cards in a hand by use. */
export interface Means {
  readonly saves: number;
  readonly nopes: number;
  /** Cards that end a turn without a draw. */
  readonly evasions: number;
  readonly attacks: number;
  readonly looks: number;
  readonly shuffles: number;
  readonly cats: number;
  /** Pairs of cats of one kind. */
  readonly pairs: number;
}

type Trait = "save" | "nope" | "step" | "attack" | "look" | "shuffle" | "cat" | "other";

const traits = new Map<CardId, Trait>();

function traitOf(title: CardId): Trait {
  const known = traits.get(title);
  if (known !== undefined) return known;
  const trait = findTrait(title);
  traits.set(title, trait);
  return trait;
}

function findTrait(title: CardId): Trait {
  if (isPlainSave(title) || title === "godcat") return "save";
  if (title === "nope") return "nope";
  if (cards[title].kind === "cat") return "cat";
  const use = useOf(title);
  if (use === "attack" || use === "look" || use === "shuffle") return use;
  return use === "step" || use === "leap" ? "step" : "other";
}

export function meansOf(hand: readonly CardId[]): Means {
  const counts = { save: 0, nope: 0, step: 0, attack: 0, look: 0, shuffle: 0, cat: 0, other: 0 };
  let pairs = 0;
  for (const [index, card] of hand.entries()) {
    const trait = traitOf(card);
    counts[trait] += 1;
    if (trait === "cat" && hand.indexOf(card) !== index && isEven(hand, card, index)) pairs += 1;
  }
  return {
    saves: counts.save,
    nopes: counts.nope,
    evasions: counts.step + counts.attack,
    attacks: counts.attack,
    looks: counts.look,
    shuffles: counts.shuffle,
    cats: counts.cat,
    pairs,
  };
}

/** Whether the card at the index is the second, fourth, … of its title. */
function isEven(hand: readonly CardId[], card: CardId, index: number): boolean {
  let count = 0;
  for (let at = 0; at <= index; at += 1) if (hand[at] === card) count += 1;
  return count % 2 === 0;
}
