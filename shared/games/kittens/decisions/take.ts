import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { endDecision } from "../effects/ask.ts";
import { takeDiscarded } from "../effects/cards.ts";
import type { StepContext } from "../events.ts";
import type { TakeDecision } from "../state.ts";
import { type CardId, isKittenId } from "../titles.ts";
import type { DecisionRules } from "./decision.ts";

const mayBeTaken = (card: CardId) => !isKittenId(card);

/** Five different titles take any card but a kitten from the discard pile (K30, K82). */
export const takeRules = ({ seat }: TakeDecision): DecisionRules => ({
  legal: (view, asker) => (asker === seat ? [...new Set(view.discard)].filter(mayBeTaken).map(commands.take) : []),
  effect: (view, asker, command) => {
    if (asker !== seat || command.type !== "take") return refuse("not-now", "K30");
    const card = view.discard.find((lying) => lying === command.card);
    if (card === undefined || !mayBeTaken(card)) return refuse("bad-card", "K30");
    return (table) => takeCard(table, seat, card);
  },
  timeout: (table) => {
    const card = table.state.discard.findLast(mayBeTaken);
    if (card === undefined) throw new Error("nothing to take");
    takeCard(table, seat, card);
  },
});

function takeCard(table: StepContext, seat: Seat, card: CardId): void {
  endDecision(table);
  takeDiscarded(table, seat, card);
}
