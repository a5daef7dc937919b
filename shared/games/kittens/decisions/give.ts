import { below } from "../../../core/rng.ts";
import { commands } from "../commands.ts";
import type { GiveQuestion } from "../state.ts";
import { answered } from "../verbs/ask.ts";
import { give, seatOf } from "../verbs/cards.ts";
import { type Moment, refuse } from "./moment.ts";

/** A Favor: the card is the giver's choice (K26). */
export const giveMoment = ({ seat, to }: GiveQuestion): Moment => ({
  legal: (view, asker) => (asker === seat ? [...new Set(view.hand)].map(commands.give) : []),
  answer: (view, asker, command) => {
    if (asker !== seat || command.type !== "give") return refuse("not-now", "K26");
    const card = view.hand.find((held) => held === command.card);
    if (card === undefined) return refuse("not-in-hand", "K26");
    return (table) => {
      answered(table);
      give(table, seat, to, card);
    };
  },
  timeout: (table) => {
    const { hand } = seatOf(table, seat);
    const card = hand[below(table.state.random, hand.length)];
    if (card === undefined) throw new Error("asked for a card, but there is none");
    answered(table);
    give(table, seat, to, card);
  },
});
