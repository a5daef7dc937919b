import type { TableOrder, TableQuery, TableRow, TablesPage } from "../../../shared/net/operators.ts";
import { searchKeyOf } from "../../storage/search-key.ts";

const phases: readonly TableRow["phase"][] = ["playing", "waiting", "over"];

/** Counts the human players of a table. */
const personsAt = ({ people }: TableRow): number => people.filter(({ kind }) => kind === "person").length;

const compare: Readonly<Record<TableOrder, (one: TableRow, other: TableRow) => number>> = {
  newest: (one, other) => other.since - one.since,
  oldest: (one, other) => one.since - other.since,
  fullest: (one, other) => personsAt(other) - personsAt(one),
  phase: (one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase),
  edition: (one, other) => one.edition.localeCompare(other.edition),
  node: (one, other) => one.node.localeCompare(other.node),
  code: (one, other) => one.code.localeCompare(other.code),
};

/** Returns the first tables with the search text in the code or in a player name. */
export function pageOf(tables: readonly TableRow[], { order, find, most }: TableQuery): TablesPage {
  const text = searchKeyOf(find);
  const has = (name: string) => searchKeyOf(name).includes(text);
  const found = tables.filter(({ code, people }) => has(code) || people.some(({ name }) => has(name)));
  const inOrder = found.toSorted((one, other) => compare[order](one, other) || compare.code(one, other));
  return { tables: inOrder.slice(0, most), found: found.length, all: tables.length };
}
