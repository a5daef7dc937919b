import { commands } from "../commands.ts";
import type { PickQuestion } from "../state.ts";
import type { Table } from "../table.ts";
import { answered } from "../verbs/ask.ts";
import { steal } from "../verbs/cards.ts";
import { type Moment, refuse } from "./moment.ts";

const pickOnly = [commands.pick];

/** The thief of a pair sees backs only, all alike: chance decides (K28). */
export const pickMoment = ({ seat, from }: PickQuestion): Moment => {
  const pick = (table: Table) => {
    answered(table);
    steal(table, from, seat);
  };
  return {
    legal: (_view, asker) => (asker === seat ? pickOnly : []),
    answer: (_view, asker, command) => {
      if (asker !== seat || command.type !== "pick") return refuse("not-now", "K28");
      return command.card === undefined ? pick : refuse("bad-card", "K28");
    },
    timeout: pick,
  };
};
