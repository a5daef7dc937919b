import { handOf } from "../effects/hands.ts";
import { eliminate } from "../effects/lay.ts";
import { ruleOut } from "../secret.ts";
import type { Card } from "./card.ts";

export const crystalBowl: Card = {
  id: "crystal-bowl",
  kind: "guess",
  rule: "L21",
  resolve: (table, seat, target, guess) => {
    const held = handOf(table, target);
    const right = held?.card === guess;
    table.events.push({ type: "guessed", seat, target, guess, right });
    if (right) eliminate(table, target, "guess");
    else if (held !== undefined) ruleOut(held, [guess]);
  },
};
