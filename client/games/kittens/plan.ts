import type { PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Choice } from "./choice.ts";
import { inOrder } from "./hand-order.ts";
import { legalPlays, type Situation } from "./situation.ts";

/** What the selected cards would do together, as far as it has been decided. */
export type Plan =
  /** No play as they are. */
  | { readonly kind: "nothing" }
  /** On whom? */
  | { readonly kind: "target"; readonly targets: readonly Seat[] }
  /** Which title shall the target hand over? */
  | {
      readonly kind: "title";
      readonly targets: readonly Seat[];
      readonly target: Seat;
      readonly titles: readonly string[];
    }
  | {
      readonly kind: "ready";
      readonly targets: readonly Seat[];
      /** What could be named instead; empty where nothing is named. */
      readonly titles: readonly string[];
      readonly command: PlayCommand;
    };

export function planOf(situation: Situation, choice: Choice = situation.choice): Plan {
  const wanted = sameCards(selectedCards(situation, choice));
  const plays = legalPlays(situation).filter(({ cards }) => sameCards(cards) === wanted);
  const targets = [...new Set(plays.flatMap(({ target }) => target ?? []))];
  const target = targets.length === 1 ? targets[0] : (choice.target ?? undefined);
  const onTarget = plays.filter((play) => play.target === target);
  const titles = onTarget.flatMap(({ names }) => names ?? []);
  const command = onTarget.find(({ names }) => names === undefined || names === choice.title);
  if (plays.length === 0) return { kind: "nothing" };
  if (command !== undefined) return { kind: "ready", targets, titles, command };
  return target === undefined ? { kind: "target", targets } : { kind: "title", targets, target, titles };
}

const sameCards = (cards: readonly string[]): string => [...cards].sort().join();

export function selectedCards({ view }: Situation, { cards }: Choice): readonly CardId[] {
  const held = inOrder(view.hand);
  return cards.flatMap((key) => held.find((each) => each.key === key)?.card ?? []);
}

/** Whether some play has these cards and this one besides. */
export const joins = (situation: Situation, cards: readonly string[], card: string): boolean =>
  legalPlays(situation).some((play) => contains(play.cards, [...cards, card]));

function contains(all: readonly string[], some: readonly string[]): boolean {
  const rest = [...all];
  return some.every((card) => {
    const index = rest.indexOf(card);
    if (index < 0) return false;
    rest.splice(index, 1);
    return true;
  });
}

/** Whether some play consists of so many copies of a card and nothing else. */
export const playsCopies = (situation: Situation, card: CardId, copies: number): boolean =>
  legalPlays(situation).some(({ cards }) => cards.length === copies && cards.every((each) => each === card));
