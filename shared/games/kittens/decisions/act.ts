import { commands } from "../commands.ts";
import { legalPlays } from "../legal-plays.ts";
import { announce, playFrom } from "../plays.ts";
import { draw } from "../verbs/pile.ts";
import { type Moment, refuse } from "./moment.ts";

/** The player on turn plays any number of cards, then draws (K6). */
export const act: Moment = {
  legal: (view, seat) => (seat === view.turn ? [commands.draw, ...legalPlays(view, seat)] : []),
  answer: (view, seat, command) => {
    if (command.type === "draw") return (table) => draw(table, seat);
    if (command.type !== "play") return refuse("not-now", "K6");
    const play = playFrom(view, seat, command);
    return "code" in play ? play : (table) => announce(table, play);
  },
  timeout: (table) => draw(table, table.state.turn),
};
