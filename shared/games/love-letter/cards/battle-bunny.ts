import type { Seat } from "../../../core/game.ts";
import { memoize } from "../../../core/memoize.ts";
import { copies } from "../edition.ts";
import { handOf } from "../effects/hands.ts";
import { eliminate } from "../effects/lay.ts";
import { ruleOut, type Secret, showTo } from "../secret.ts";
import type { StepContext } from "../step-context.ts";
import { type CardId, cardIds, cardValue } from "../titles.ts";
import type { Card } from "./card.ts";

export const battleBunny: Card = {
  id: "battle-bunny",
  kind: "aimed",
  rule: "L19",
  resolve: (table, seat, target) => {
    const mine = handOf(table, seat);
    const theirs = handOf(table, target);
    if (mine === undefined || theirs === undefined) table.events.push({ type: "nothing-happened", seat });
    else compare(table, [seat, target], [mine, theirs]);
  },
};

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
