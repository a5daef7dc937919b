import type { PlayCommand } from "../../core/commands.ts";
import { refuse } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import type { Card } from "./cards/card.ts";
import { cards } from "./cards/registry.ts";
import { layPlayed } from "./effects/hands.ts";
import { endTurn } from "./effects/turns.ts";
import type { StepContext } from "./events.ts";
import type { LetterRefusal } from "./refusals.ts";
import type { Play } from "./state.ts";
import { choosable } from "./targets.ts";
import { type CardId, cardIds } from "./titles.ts";
import type { LoveLetterView } from "./view.ts";

/** Cards that a Crystal Bowl may guess: all but itself (L21). */
export const guessable: readonly CardId[] = cardIds.filter((id) => id !== "crystal-bowl");

/** The play that a command announces, or the reason why it is illegal (L3, L10, L21). */
export function playFrom(view: LoveLetterView, seat: Seat, command: PlayCommand): Play | LetterRefusal {
  const [title] = command.cards;
  const card = view.hand.find((held) => held === title);
  if (card === undefined || !holdsAll(view.hand, command.cards)) return refuse("not-in-hand", "L3");
  if (command.cards.length > 1 || command.as !== undefined) return refuse("not-playable", "L3");

  const { kind } = cards[card];
  const targets = kind === "lone" ? [] : choosable(view.seats, seat);
  const guess = command.value === undefined ? null : (cardIds[command.value] ?? null);
  const namesGuess = guess !== null && guessable.includes(guess);
  const mustGuess = kind === "guess" && targets.length > 0;
  if (command.names !== undefined) return refuse("bad-card", "L3");
  if (mustGuess ? !namesGuess : command.value !== undefined) return refuse("bad-card", mustGuess ? "L21" : "L10");

  const target = command.target ?? null;
  const mayBeChosen = target === null ? targets.length === 0 : targets.includes(target);
  if (!mayBeChosen) return refuse("bad-target", "L10");
  return { seat, card, target, guess };
}

/** @param titles the first is in the hand. */
function holdsAll(hand: readonly CardId[], titles: readonly string[]): boolean {
  const count = (list: readonly string[], title: string) => list.filter((other) => other === title).length;
  return titles.length === 1 || titles.every((title) => count(titles, title) <= count(hand, title));
}

/** Lays the card and executes its effect; unless that requires a decision, the turn is over (L3). */
export function carryOut(table: StepContext, play: Play): void {
  layPlayed(table, play);
  resolve(table, cards[play.card], play);
  if (table.state.pending === null) endTurn(table);
}

function resolve(table: StepContext, card: Card, { seat, target, guess }: Play): void {
  if (card.kind === "lone") card.resolve(table, seat);
  else if (target === null) table.events.push({ type: "found-nobody", seat });
  else if (card.kind === "aimed") card.resolve(table, seat, target);
  else if (guess !== null) card.resolve(table, seat, target, guess);
}
