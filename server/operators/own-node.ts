import type { TableRow } from "../../shared/net/operators.ts";
import type { Troubles } from "../plumbing/troubles.ts";
import type { Tables } from "../tables/tables.ts";
import type { OwnWords } from "./floor.ts";

/** Status of this node for operators. */
export interface OwnNode {
  words(): OwnWords;
  tables(): readonly TableRow[];
}

/** @param node name of this node. */
export function ownNode(node: string, tables: Pick<Tables, "all">, troubles: Pick<Troubles, "list">): OwnNode {
  return {
    words() {
      const censuses = tables.all.map(({ census }) => census);
      return {
        playing: censuses.filter(({ phase }) => phase === "playing").length,
        people: censuses.reduce((sum, { present }) => sum + present, 0),
        spectators: censuses.reduce((sum, { spectators }) => sum + spectators, 0),
        troubles: troubles.list.map((trouble) => ({ ...trouble, node })),
      };
    },
    tables: () => tables.all.map(({ outside }) => ({ ...outside, node })),
  };
}
