import type { Seat } from "../../../core/game.ts";
import { memoize } from "../../../core/memoize.ts";
import { copies } from "../edition.ts";
import { eliminate, exchangeHands, handOf, layHand, revealHand, seatOf } from "../effects/hands.ts";
import { draw, juggle, lookAtTop } from "../effects/pile.ts";
import type { StepContext } from "../events.ts";
import { ruleOut, type Secret, showTo } from "../secret.ts";
import { choosable } from "../targets.ts";
import { type CardId, cardIds, cardValue } from "../titles.ts";
import type { Card } from "./card.ts";

export const cards: Readonly<Record<CardId, Card>> = {
  "king-cat": { kind: "lone", rule: "L12", resolve: (table, seat) => eliminate(table, seat, "king-cat") },
  "not-a-pet": { kind: "lone", rule: "L13", resolve: takeKingCat },
  "hermit-home-swap": {
    kind: "aimed",
    rule: "L14",
    resolve: (table, seat, target) => {
      const given = handOf(table, seat)?.card ?? null;
      const got = handOf(table, target)?.card ?? null;
      exchangeHands(table, seat, target);
      table.events.push({ type: "hands-swapped", seat, target, given, got });
    },
  },
  "jittery-juggler": { kind: "lone", rule: "L15", resolve: juggle },
  "doggy-grave-digger": {
    kind: "lone",
    rule: "L16",
    resolve: ({ state, events }, seat) => {
      const { setAside } = state;
      if (setAside === null) {
        events.push({ type: "nothing-happened", seat });
        return;
      }
      showTo(setAside, [seat]);
      events.push({ type: "set-aside-seen", seat, card: setAside.card });
      state.pending = { kind: "stay", seat };
    },
  },
  "snake-sorcerer": {
    kind: "aimed",
    rule: "L17",
    resolve: (table, _seat, target) => {
      const card = layHand(table, target);
      if (card !== null) table.events.push({ type: "laid-down", seat: target, card });
      if (card === "king-cat") eliminate(table, target, "king-cat");
      else draw(table, target);
    },
  },
  "shell-shield": {
    kind: "lone",
    rule: "L18",
    resolve: (table, seat) => {
      seatOf(table, seat).shielded = true;
      table.events.push({ type: "shielded", seat });
    },
  },
  "battle-bunny": {
    kind: "aimed",
    rule: "L19",
    resolve: (table, seat, target) => {
      const mine = handOf(table, seat);
      const theirs = handOf(table, target);
      if (mine === undefined || theirs === undefined) table.events.push({ type: "nothing-happened", seat });
      else compare(table, [seat, target], [mine, theirs]);
    },
  },
  "mouse-trapper": { kind: "lone", rule: "L20", resolve: lookAtTop },
  "crystal-bowl": {
    kind: "guess",
    rule: "L21",
    resolve: (table, seat, target, guess) => {
      const held = handOf(table, target);
      const right = held?.card === guess;
      table.events.push({ type: "guessed", seat, target, guess, right });
      if (right) eliminate(table, target, "guess");
      else if (held !== undefined) ruleOut(held, [guess]);
    },
  },
  /** Has an effect only in a hand at the end of a round. */
  "royal-robovac": { kind: "lone", rule: "L22", resolve: () => {} },
};

/**
 * Takes the King Cat from its holder, unless a shield protects it. Failure reveals only that no unshielded other has
 * it.
 */
function takeKingCat(table: StepContext, seat: Seat): void {
  const { seats } = table.state;
  const others = choosable(seats, seat);
  const holder = others.find((other) => handOf(table, other)?.card === "king-cat");
  if (holder === undefined) {
    for (const other of others) for (const held of seats[other]?.hand ?? []) ruleOut(held, ["king-cat"]);
    table.events.push({ type: "nothing-happened", seat });
    return;
  }
  const given = handOf(table, seat)?.card ?? null;
  exchangeHands(table, seat, holder);
  revealHand(table, seat);
  table.events.push({ type: "king-cat-taken", seat, from: holder, given });
}

/** Shows both cards to the two players; the others learn only the outcome (L11). */
function compare(
  table: StepContext,
  [seat, target]: readonly [Seat, Seat],
  [mine, theirs]: readonly [Secret, Secret],
): void {
  const difference = cardValue(mine.card) - cardValue(theirs.card);
  const lower = difference === 0 ? null : difference < 0 ? seat : target;
  table.events.push({ type: "compared", seat, target, cards: [mine.card, theirs.card], lower });
  if (lower === null) {
    becomeKnownAsEqual(mine, theirs);
    return;
  }
  const [less, more] = lower === seat ? [mine, theirs] : [theirs, mine];
  showTo(more, [lower]);
  ruleOut(more, upTo(less.card));
  eliminate(table, lower, "comparison");
}

/** The cards that are not higher. */
const upTo = memoize((card: CardId) => cardIds.filter((id) => cardValue(id) <= cardValue(card)));
const singles = cardIds.filter((id) => copies[id] === 1);

/**
 * Handles equal cards: a player who knows one of them knows the other. Other players learn only that the cards are
 * equal.
 */
function becomeKnownAsEqual(one: Secret, other: Secret): void {
  showTo(one, other.seenBy);
  showTo(other, one.seenBy);
  for (const hidden of [one, other]) ruleOut(hidden, singles);
}
