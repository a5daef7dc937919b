import type { PlayCommand } from "../../../../shared/core/commands.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import { heldCards } from "../held-cards.ts";
import { legalPlays, type UiContext } from "../ui-context.ts";
import type { Selection } from "./selection.ts";

/** Result of the draft so far. */
export type PlannedMove =
  /** No card is selected, or it cannot be played now. */
  | { readonly kind: "nothing" }
  /** Without a target: the card needs none, or there is no legal target (L10). */
  | { readonly kind: "alone"; readonly card: CardId; readonly command: PlayCommand }
  /** The target is missing. A single candidate is chosen automatically. */
  | {
      readonly kind: "aimed";
      readonly card: CardId;
      readonly targets: readonly Seat[];
      readonly target: Seat | null;
      readonly command: PlayCommand | null;
    }
  /** The target and the value are missing. */
  | {
      readonly kind: "guess";
      readonly card: CardId;
      readonly targets: readonly Seat[];
      readonly target: Seat | null;
      readonly guesses: readonly CardId[];
      readonly guess: CardId | null;
      readonly command: PlayCommand | null;
    };

export function planMove(context: UiContext, selection: Selection = context.selection): PlannedMove {
  const card = heldCards(context.view.hand).find(({ key }) => key === selection.card)?.card;
  const plays = legalPlays(context).filter(({ cards }) => cards[0] === card);
  const [first] = plays;
  if (card === undefined || first === undefined) return { kind: "nothing" };
  if (first.target === undefined) return { kind: "alone", card, command: first };
  const targets = [...new Set(plays.flatMap(({ target }) => target ?? []))];
  const target = targets.find((seat) => seat === selection.target || targets.length === 1) ?? null;
  const onTarget = plays.filter((play) => play.target === target);
  if (first.value === undefined) return { kind: "aimed", card, targets, target, command: onTarget[0] ?? null };
  const values = new Set(plays.map(({ value }) => value));
  const guesses = cardIds.filter((_, value) => values.has(value));
  const { guess } = selection;
  const command = onTarget.find(({ value }) => guess !== null && cardIds[value ?? -1] === guess) ?? null;
  return { kind: "guess", card, targets, target, guesses, guess, command };
}

/** Returns the complete command; null if a choice is missing. */
export const commandOf = (plan: PlannedMove): PlayCommand | null => (plan.kind === "nothing" ? null : plan.command);

/** Returns the legal targets of the selected card; empty if it needs no target. */
export const targetsOf = (plan: PlannedMove): readonly Seat[] =>
  plan.kind === "aimed" || plan.kind === "guess" ? plan.targets : [];

export const targetOf = (plan: PlannedMove): Seat | null =>
  plan.kind === "aimed" || plan.kind === "guess" ? plan.target : null;
