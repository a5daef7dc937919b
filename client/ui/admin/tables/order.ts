import type { TableRow } from "../../../../shared/net/operators.ts";

export const orders = ["newest", "oldest", "fullest", "phase", "edition", "node", "code"] as const;
export type Order = (typeof orders)[number];

const phases: readonly TableRow["phase"][] = ["playing", "waiting", "over"];

/** How many persons sit there. */
const personsAt = ({ people }: TableRow): number => people.filter(({ kind }) => kind === "person").length;

const compare: Readonly<Record<Order, (one: TableRow, other: TableRow) => number>> = {
  newest: (one, other) => other.since - one.since,
  oldest: (one, other) => one.since - other.since,
  fullest: (one, other) => personsAt(other) - personsAt(one),
  phase: (one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase),
  edition: (one, other) => one.edition.localeCompare(other.edition),
  node: (one, other) => one.node.localeCompare(other.node),
  code: (one, other) => one.code.localeCompare(other.code),
};

/** Alike ones by code, so that rows stay where they are when the list comes anew. */
export const ordered = (tables: readonly TableRow[], order: Order): readonly TableRow[] =>
  tables.toSorted((one, other) => compare[order](one, other) || compare.code(one, other));

/** Tables with this code, or with somebody of this name; parts of either will do. */
export function found(tables: readonly TableRow[], wanted: string): readonly TableRow[] {
  const text = wanted.trim().toLowerCase();
  if (text === "") return tables;
  const has = (name: string) => name.toLowerCase().includes(text);
  return tables.filter(({ code, people }) => has(code) || people.some(({ name }) => has(name)));
}
