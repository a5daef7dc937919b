import { refuse } from "../../../core/errors.ts";
import { memoizeByIndex } from "../../../core/memoize.ts";
import { draw } from "../effects/pile.ts";
import { legalOnTurn } from "../legal-plays.ts";
import { isClairvoyance, legalNow } from "../now-cards.ts";
import { announcing, playFrom } from "../plays.ts";
import type { DecisionRules, Effect } from "./decision.ts";

const drawing = memoizeByIndex(
  (seat): Effect =>
    (table) =>
      draw(table, seat),
);

/** The player on turn plays any number of cards, then draws (K6); the others may play NOW cards (K49). */
export const act: DecisionRules = {
  legal: (view, seat) => (seat === view.turn ? legalOnTurn(view, seat) : legalNow(view, seat)),
  effect: (view, seat, command) => {
    if (command.type === "draw") return drawing(seat);
    if (command.type !== "play") return refuse("not-now", "K6");
    if (isClairvoyance(command)) return refuse("not-now", "K50");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : announcing(play);
  },
  timeout: (table) => draw(table, table.state.turn),
};
