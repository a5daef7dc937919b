import type { Command } from "../../../core/commands.ts";
import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { randomInt } from "../../../core/rng.ts";
import { ask, endDecision } from "../effects/ask.ts";
import type { StepContext } from "../events.ts";
import type { LayDecision, StayDecision } from "../state.ts";
import { mayTarget } from "../targets.ts";
import type { KittensView } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

const duelCards = ["godcat", "devilcat"] as const;

/** Armageddon: one card face down in front of the player, the other in front of any other living player (K40). */
export const layRules = ({ seat }: LayDecision): DecisionRules => ({
  legal: (view, asker) => (asker === seat ? waysToLay(view, seat) : []),
  effect: (view, asker, command) => {
    if (asker !== seat || command.type !== "lay") return refuse("not-now", "K40");
    const before = duelCards.find((card) => card === command.card);
    if (before === undefined) return refuse("bad-card", "K40");
    if (!mayTarget(view, seat, "other", command.target)) return refuse("bad-target", "K40");
    return (table) => lay(table, seat, before, command.target);
  },
  timeout: (table) => {
    const { seats, random } = table.state;
    const others = seats.flatMap(({ life }, other) => (life === "living" && other !== seat ? [other] : []));
    const target = others[randomInt(random, others.length)];
    if (target === undefined) throw new Error("no opponent for Armageddon");
    lay(table, seat, randomInt(random, 2) === 0 ? "godcat" : "devilcat", target);
  },
});

const waysToLay = (view: KittensView, seat: Seat): readonly Command[] =>
  view.seats.flatMap((_, target) =>
    mayTarget(view, seat, "other", target) ? duelCards.map((card): Command => ({ type: "lay", card, target })) : [],
  );

function lay(table: StepContext, seat: Seat, before: StayDecision["before"], target: Seat): void {
  endDecision(table);
  table.events.push({ type: "armageddon-laid", seat, opponent: target, before });
  ask(table, { kind: "stay", seat: target, by: seat, before });
}
