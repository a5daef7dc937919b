import type { Troubles } from "../plumbing/troubles.ts";
import type { Tables } from "../tables/tables.ts";
import type { OwnWords } from "./floor.ts";

/** What this node says of itself. @param node its name. */
export function ownWords(node: string, tables: Pick<Tables, "all">, troubles: Pick<Troubles, "list">): OwnWords {
  const rows = tables.all.map(({ outside }) => ({ ...outside, node }));
  const here = rows.flatMap(({ people }) => people.filter(({ kind, isHere }) => kind === "person" && isHere));
  return {
    tables: rows,
    people: here.length,
    spectators: rows.reduce((sum, { spectators }) => sum + spectators, 0),
    troubles: troubles.list.map((trouble) => ({ ...trouble, node })),
  };
}
