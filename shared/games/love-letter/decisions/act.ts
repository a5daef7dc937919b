import { refuse } from "../../../core/errors.ts";
import { type RandomState, randomInt } from "../../../core/rng.ts";
import { cards } from "../cards/registry.ts";
import { possibleHands } from "../knowledge.ts";
import { legalPlays } from "../legal-plays.ts";
import { carryOut, guessable, playFrom } from "../plays.ts";
import type { LoveLetterState, Play } from "../state.ts";
import { choosable } from "../targets.ts";
import { type CardId, cardValue } from "../titles.ts";
import { viewOf } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

/** The player on turn lays one of two cards (L3). */
export const act: DecisionRules = {
  legal: (view, seat) => (seat === view.turn ? legalPlays(view, seat) : []),
  effect: (view, seat, command) => {
    if (command.type !== "play") return refuse("not-now", "L3");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : (table) => carryOut(table, play);
  },
  timeout: (table) => carryOut(table, clockPlay(table.state)),
};

/** Chooses the play on a timeout: the lower card, on any target, with a guess that its player cannot rule out (L23). */
function clockPlay(state: LoveLetterState): Play {
  const { turn: seat, random } = state;
  const view = viewOf(state, seat);
  const [card] = view.hand.toSorted((one, other) => cardValue(one) - cardValue(other));
  if (card === undefined) throw new Error("no card to play");
  const { kind } = cards[card];
  const target = kind === "lone" ? null : anyOf(choosable(state.seats, seat), random);
  const guess =
    kind === "guess" && target !== null ? anyOf(sensibleGuesses(possibleHands(view, target)), random) : null;
  return { seat, card, target, guess };
}

/** Guesses that may be right; if there are none, all guesses. */
function sensibleGuesses(possible: readonly CardId[]): readonly CardId[] {
  const sensible = guessable.filter((id) => possible.includes(id));
  return sensible.length > 0 ? sensible : guessable;
}

const anyOf = <Item>(items: readonly Item[], random: RandomState): Item | null =>
  items.length === 0 ? null : (items[randomInt(random, items.length)] ?? null);
