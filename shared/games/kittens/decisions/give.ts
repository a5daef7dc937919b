import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { randomInt } from "../../../core/rng.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { bury, give, seatOf } from "../effects/cards.ts";
import { shufflePile } from "../effects/pile.ts";
import type { StepContext } from "../events.ts";
import type { Give } from "../state.ts";
import type { CardId } from "../titles.ts";
import { stillChoosing, type VisibleGive } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

/** Favor, Feed the Dead, Grave Robber: all givers choose at once and in secret (K26, K52, K53). */
export const giveRules = (decision: VisibleGive): DecisionRules => {
  const givers = stillChoosing(decision);
  return {
    legal: (view, seat) => (givers.includes(seat) ? [...new Set(view.hand)].map(commands.give) : []),
    effect: (view, seat, command) => {
      if (!givers.includes(seat) || command.type !== "give") return refuse("not-now", "K26");
      const card = view.hand.find((held) => held === command.card);
      if (card === undefined) return refuse("not-in-hand", "K26");
      return (table) => choose(table, seat, card);
    },
    timeout: (table) => {
      for (const seat of givers) {
        const { hand } = seatOf(table, seat);
        const card = hand[randomInt(table.state.random, hand.length)];
        if (card === undefined) throw new Error("asked for a card, but there is none");
        choose(table, seat, card);
      }
    },
  };
};

function choose(table: StepContext, seat: Seat, card: CardId): void {
  const decision = table.state.pending.at(-1);
  if (decision?.kind !== "give") throw new Error("no pending gift");
  const index = decision.gifts.findIndex(({ from }) => from === seat);
  const gift = decision.gifts[index];
  if (gift === undefined) throw new Error(`seat ${seat} is not asked to give`);
  decision.gifts[index] = { ...gift, card };
  table.events.push({ type: "card-chosen", seat, card });
  if (decision.gifts.every((each) => each.card !== null)) handOver(table, decision);
}

/** Moves the cards in seat order once all givers have chosen. */
function handOver(table: StepContext, { gifts }: Give): void {
  endDecision(table);
  for (const { from, to, card } of gifts) {
    if (card === null) throw new Error(`seat ${from} has not chosen`);
    if (to === "pile") bury(table, from, card);
    else give(table, from, to, card);
  }
  if (gifts.some(({ to }) => to === "pile")) shufflePile(table, table.state.turn);
}
