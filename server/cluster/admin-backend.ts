import { matchMaker, type Presence, requestFromIPC, subscribeIPC } from "@colyseus/core";
import { sql } from "kysely";
import type { z } from "zod";
import type { TableRow } from "../../shared/net/operators.ts";
import { isId } from "../people/identity/ids.ts";
import { orUnavailable } from "../runtime/unavailable-error.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import type { AdminBackend, AdminNode, Closing, Draining } from "../staff/operators/admin-backend.ts";
import type { LocalNode } from "../staff/operators/local-node.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { nodeReplySchema, tableListSchema } from "./admin-messages.ts";
import { topicPrefix } from "./cluster-events.ts";

/** Timeout in ms for responses of a node to operators. A frozen node never responds. */
const patienceMs = 800;

/** Silence in ms after which a node is shown as late. */
const lateMs = 2000;

interface ClusterFloorDeps {
  readonly db: ClusterDb;
  readonly presence: Presence;
  /** Number of this node. */
  readonly id: number;
  readonly own: LocalNode;
}

interface KnownNode {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly draining: boolean;
  readonly silentMs: number;
  readonly tables: number;
}

const topicOf = (id: number): string => `${topicPrefix}floor:${id}`;

/** Cluster-wide admin view. Postgres has the list of nodes; each node reports the rest itself. */
export class ClusterAdminBackend implements AdminBackend {
  readonly #deps: ClusterFloorDeps;

  constructor(deps: ClusterFloorDeps) {
    this.#deps = deps;
  }

  /** Starts to respond to other nodes. */
  async start(): Promise<void> {
    const { presence, id, own } = this.#deps;
    await subscribeIPC(presence, topicOf(id), (asked) => (asked === "tables" ? own.tables() : own.words()));
  }

  async nodes(): Promise<readonly AdminNode[]> {
    return Promise.all((await orUnavailable(this.#known())).map((node) => this.#reportOf(node)));
  }

  async tables(): Promise<readonly TableRow[]> {
    const { id, own } = this.#deps;
    const nodes = await orUnavailable(this.#known());
    const tablesOf = (node: number) => (node === id ? own.tables() : this.#ask(node, "tables", tableListSchema));
    return (await Promise.all(nodes.map((node) => tablesOf(node.id)))).flatMap((tables) => tables ?? []);
  }

  async codeOf(roomId: string): Promise<string | null> {
    if (!isId(roomId)) return null;
    const { db } = this.#deps;
    const row = await orUnavailable(
      db.selectFrom("tables").select("code").where("roomId", "=", roomId).executeTakeFirst(),
    );
    return row?.code ?? null;
  }

  async close(roomId: string, words: string): Promise<Closing> {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "closeWith", [words], patienceMs);
      return (await withTimeout(patienceMs, call)) === true ? "closed" : "refused";
    } catch {
      return "unanswered";
    }
  }

  /**
   * Drains a node. It notices this at its next heartbeat, a frozen one when it wakes up. Concurrent orders run one
   * after the other, so that the last node cannot be drained.
   */
  async drain(name: string): Promise<Draining> {
    const { rows } = await orUnavailable(
      sql<{ readonly isKnown: boolean; readonly isDrained: boolean }>`
        with cluster as materialized (select name, draining from nodes order by id for update),
        drained as (
          update nodes set draining = true
          where name = ${name} and (draining or exists (select from cluster where name <> ${name} and not draining))
          returning id
        )
        select exists (select from nodes where name = ${name}) "isKnown", exists (select from drained) "isDrained"`.execute(
        this.#deps.db,
      ),
    );
    const [node] = rows;
    if (node?.isDrained) return "drained";
    return node?.isKnown ? "last-node" : "no-such-node";
  }

  async #known(): Promise<readonly KnownNode[]> {
    const { rows } = await sql<KnownNode>`
      select id, name, version, draining,
        (extract(epoch from clock_timestamp() - "beatAt") * 1000)::float "silentMs",
        (select count(*) from tables where owner = nodes.id)::int tables
      from nodes order by name`.execute(this.#deps.db);
    return rows;
  }

  async #reportOf({ id, name, version, draining, silentMs, tables }: KnownNode): Promise<AdminNode> {
    const state = draining ? "drained" : silentMs > lateMs ? "late" : "ready";
    const report = id === this.#deps.id ? this.#deps.own.words() : await this.#ask(id, "words", nodeReplySchema);
    return { name, version, state, silentMs: Math.round(silentMs), tables, report };
  }

  /** @returns null if the node does not respond, for example without Redis or if it is of another version. */
  async #ask<Answer>(node: number, what: "words" | "tables", format: z.ZodType<Answer>): Promise<Answer | null> {
    try {
      const asked = requestFromIPC<unknown>(this.#deps.presence, topicOf(node), what, [], patienceMs);
      return format.parse(await withTimeout(patienceMs, asked));
    } catch {
      return null;
    }
  }
}
