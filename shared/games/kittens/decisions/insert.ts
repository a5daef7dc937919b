import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { below } from "../../../core/rng.ts";
import { commands } from "../commands.ts";
import type { InsertQuestion } from "../state.ts";
import type { Table } from "../table.ts";
import { answered } from "../verbs/ask.ts";
import { hideKitten } from "../verbs/pile.ts";
import { endTurn } from "../verbs/turns.ts";
import type { Moment } from "./moment.ts";

/** Kittens go back anywhere, one after the other, in secret; that ends one turn (K10, K47). */
export const insertMoment = ({ seat }: InsertQuestion): Moment => ({
  legal: (view, asker) => (asker === seat ? commands.inserts(view.pile) : []),
  answer: (view, asker, command) => {
    if (asker !== seat || command.type !== "insert") return refuse("not-now", "K10");
    const { position } = command;
    if (!Number.isInteger(position) || position < 0 || position > view.pile) return refuse("bad-position", "K10");
    return (table) => insert(table, seat, position);
  },
  timeout: (table) => insert(table, seat, below(table.state.random, table.state.pile.length + 1)),
});

function insert(table: Table, seat: Seat, position: number): void {
  const question = table.state.pending.at(-1);
  if (question?.kind !== "insert") throw new Error("no kitten to put back");
  hideKitten(table, seat, position, question.watchers);
  question.kittens -= 1;
  if (question.kittens > 0) return;
  answered(table);
  endTurn(table);
}
