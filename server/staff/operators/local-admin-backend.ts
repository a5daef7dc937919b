import type { Queue } from "../../matchmaking/queue.ts";
import type { IncidentLog } from "../../runtime/incident-log.ts";
import type { Tables } from "../../tables/tables.ts";
import type { AdminBackend } from "./admin-backend.ts";
import { localNode } from "./local-node.ts";

/** Node name of a standalone server. */
const name = "server";

export interface LocalAdminDeps {
  readonly tables: Pick<Tables, "all" | "in" | "isDrained" | "stopTaking">;
  readonly queue: Pick<Queue, "close">;
  readonly troubles: Pick<IncidentLog, "list">;
  readonly version: string;
}

/** Creates the operators' view of a standalone server, which is its only node. */
export function localAdminBackend({ tables, queue, troubles, version }: LocalAdminDeps): AdminBackend {
  const own = localNode(name, tables, troubles);
  return {
    async nodes() {
      const state = tables.isDrained ? "drained" : "ready";
      return [{ name, version, state, silentMs: 0, tables: tables.all.length, report: own.words() }];
    },
    tables: async () => own.tables(),
    codeOf: async (roomId) => tables.in(roomId)?.seated.code ?? null,
    close: async (roomId, words) => (tables.in(roomId)?.closeWith(words) === true ? "closed" : "refused"),
    async drain(node) {
      if (node !== name) return "no-such-node";
      tables.stopTaking();
      queue.close();
      return "drained";
    },
  };
}
