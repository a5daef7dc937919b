import { exchangeHands, handOf, revealHand } from "../effects/hands.ts";
import { ruleOut } from "../secret.ts";
import { choosable } from "../targets.ts";
import type { Card } from "./card.ts";

/**
 * Takes the King Cat from its holder, unless a shield protects it. Failure reveals only that no unshielded other has
 * it.
 */
export const notAPet: Card = {
  id: "not-a-pet",
  kind: "lone",
  rule: "L13",
  resolve: (table, seat) => {
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
  },
};
