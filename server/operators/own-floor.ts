import type { Queue } from "../matchmaking/queue.ts";
import type { Troubles } from "../plumbing/troubles.ts";
import type { Tables } from "../tables/tables.ts";
import type { Floor } from "./floor.ts";
import { ownNode } from "./own-node.ts";

/** Node name of a standalone server. */
const name = "server";

export interface FloorDeps {
  readonly tables: Pick<Tables, "all" | "in" | "isDrained" | "stopTaking">;
  readonly queue: Pick<Queue, "close">;
  readonly troubles: Pick<Troubles, "list">;
  readonly version: string;
}

/** Creates the operators' view of a standalone server, which is its only node. */
export function ownFloor({ tables, queue, troubles, version }: FloorDeps): Floor {
  const own = ownNode(name, tables, troubles);
  return {
    async nodes() {
      const state = tables.isDrained ? "drained" : "ready";
      return [{ name, version, state, silentMs: 0, tables: tables.all.length, said: own.words() }];
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
