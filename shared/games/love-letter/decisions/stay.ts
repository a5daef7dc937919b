import type { Command } from "../../../core/commands.ts";
import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { receive, seatOf } from "../effects/hands.ts";
import { endTurn } from "../effects/turns.ts";
import type { StepContext } from "../events.ts";
import type { StayDecision } from "../state.ts";
import type { DecisionRules, Effect } from "./decision.ts";

const stayOrSwap: readonly Command[] = [{ type: "stay" }, { type: "swap" }];

/** Doggy Grave Digger: the player keeps the hand, or swaps it with the card set aside (L16). */
export const stayRules = ({ seat }: StayDecision): DecisionRules => {
  const stay: Effect = (table) => {
    table.state.pending = null;
    table.events.push({ type: "set-aside-kept", seat });
    endTurn(table);
  };
  const swap: Effect = (table) => {
    table.state.pending = null;
    swapAside(table, seat);
    endTurn(table);
  };
  return {
    legal: (_view, asker) => (asker === seat ? stayOrSwap : []),
    effect: (_view, asker, command) => {
      if (asker === seat && command.type === "stay") return stay;
      if (asker === seat && command.type === "swap") return swap;
      return refuse("not-now", "L16");
    },
    timeout: stay,
  };
};

/** Swaps the hand with the card set aside. Both stay face down, so a King Cat set aside eliminates no player. */
function swapAside(table: StepContext, seat: Seat): void {
  const { state, events } = table;
  const [hand] = seatOf(table, seat).hand.splice(0);
  if (state.setAside !== null) receive(table, seat, state.setAside);
  state.setAside = hand ?? null;
  events.push({ type: "set-aside-swapped", seat });
}
