import { refuse } from "../../../core/errors.ts";
import { legalOnTurn } from "../legal-plays.ts";
import { isClairvoyance, legalNow } from "../now.ts";
import { announce, playFrom } from "../plays.ts";
import { draw } from "../verbs/pile.ts";
import type { DecisionRules } from "./decision.ts";

/** The player on turn plays any number of cards, then draws (K6); the others may play NOW cards (K49). */
export const act: DecisionRules = {
  legal: (view, seat) => (seat === view.turn ? legalOnTurn(view, seat) : legalNow(view, seat)),
  effect: (view, seat, command) => {
    if (command.type === "draw") return (table) => draw(table, seat);
    if (command.type !== "play") return refuse("not-now", "K6");
    if (isClairvoyance(command)) return refuse("not-now", "K50");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : (table) => announce(table, play);
  },
  timeout: (table) => draw(table, table.state.turn),
};
