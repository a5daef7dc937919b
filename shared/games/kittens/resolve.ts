import { cards } from "./cards/registry.ts";
import { ask } from "./effects/ask.ts";
import { giveNamed, isOutOfCards } from "./effects/cards.ts";
import type { StepContext } from "./events.ts";
import type { Play } from "./state.ts";

/** Executes a play that was not cancelled, by the form of its cards (K24). */
const effects: Readonly<Record<Play["form"], (table: StepContext, play: Play) => void>> = {
  card: (table, play) => {
    const title = play.as ?? play.cards[0];
    const card = title === undefined ? undefined : cards[title];
    if (card === undefined || !("resolve" in card)) throw new Error(`${title} has no effect`);
    card.resolve(table, play);
  },
  pair: (table, { seat, target }) => {
    if (target !== null && !isOutOfCards(table, target)) ask(table, { kind: "pick", seat, from: target });
  },
  triple: (table, { seat, target, names }) => {
    if (target !== null && names !== null && !isOutOfCards(table, target)) giveNamed(table, target, seat, names);
  },
  five: (table, { seat }) => ask(table, { kind: "take", seat }),
};

export const resolvePlay = (table: StepContext, play: Play): void => effects[play.form](table, play);
