import type { TableRow } from "../../../shared/net/operators.ts";
import type { IncidentLog } from "../../runtime/incident-log.ts";
import type { Tables } from "../../tables/tables.ts";
import type { OwnNodeReport } from "./admin-backend.ts";

/** Status of this node for operators. */
export interface LocalNode {
  words(): OwnNodeReport;
  tables(): readonly TableRow[];
}

/** @param node name of this node. */
export function localNode(node: string, tables: Pick<Tables, "all">, troubles: Pick<IncidentLog, "list">): LocalNode {
  return {
    words() {
      const censuses = tables.all.map(({ stats }) => stats);
      return {
        playing: censuses.filter(({ phase }) => phase === "playing").length,
        people: censuses.reduce((sum, { present }) => sum + present, 0),
        spectators: censuses.reduce((sum, { spectators }) => sum + spectators, 0),
        troubles: troubles.list.map((trouble) => ({ ...trouble, node })),
      };
    },
    tables: () => tables.all.map(({ summary }) => ({ ...summary, node })),
  };
}
