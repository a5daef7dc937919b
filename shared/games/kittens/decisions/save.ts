import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { canSave, firstSave } from "../saves.ts";
import type { SaveQuestion } from "../state.ts";
import type { Table } from "../table.ts";
import type { CardId } from "../titles.ts";
import { answered, ask } from "../verbs/ask.ts";
import { seatOf, takeFromHand } from "../verbs/cards.ts";
import { type Moment, refuse } from "./moment.ts";

/** A kitten was drawn by someone who has a save, and must play it (K9). */
export const saveMoment = ({ seat }: SaveQuestion): Moment => ({
  legal: (view, asker) => {
    const card = asker === seat ? firstSave(view.hand) : undefined;
    return card === undefined ? [] : [commands.save(card)];
  },
  answer: (view, asker, command) => {
    if (asker !== seat || command.type !== "save") return refuse("not-now", "K9");
    const card = view.hand.find((held) => held === command.card);
    if (card === undefined) return refuse("not-in-hand", "K9");
    if (!canSave(card)) return refuse("not-playable", "K9");
    if (command.as !== undefined) return refuse("not-playable", "K43");
    if (command.target !== undefined) return refuse("bad-target", "K45");
    return (table) => save(table, seat, card);
  },
  timeout: (table) => {
    const card = firstSave(seatOf(table, seat).hand);
    if (card === undefined) throw new Error("asked for a save, but there is none");
    save(table, seat, card);
  },
});

function save(table: Table, seat: Seat, card: CardId): void {
  answered(table);
  table.state.discard.push(takeFromHand(table, seat, card));
  table.events.push({ type: "saved", seat, card });
  ask(table, { kind: "insert", seat });
}
