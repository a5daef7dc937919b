import { type QueryExecutorProvider, sql } from "kysely";
import { QueueCounts } from "../../server/cluster/queue-counts.ts";
import { QueueOwner } from "../../server/cluster/queue-owner.ts";
import { ClusterQueueStore } from "../../server/cluster/queue-store.ts";
import type { PartyTicket } from "../../server/matchmaking/party-tickets.ts";
import { Queue } from "../../server/matchmaking/queue.ts";
import type { SearchCriteria } from "../../server/matchmaking/queue-groups.ts";
import type { ClusterDb } from "../../server/storage/postgres/cluster-tables.ts";
import type { NewTable, Opener } from "../../server/tables/new-table.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { games } from "../../shared/registry.ts";
import { QueueListenerSpy } from "./queue-listener-spy.ts";
import { playerNamed } from "./server.ts";
import { TestBlocks } from "./test-blocks.ts";
import type { ManualTimers } from "./timers.ts";

export const waitMs = 20_000;

/** Recorder of a client with a connection that may be dropped. */
export class NamedListener extends QueueListenerSpy {
  readonly name: string;
  isDropped = false;

  constructor(name: string) {
    super();
    this.name = name;
  }
}

/**
 * Time at which a process dies: at one of its queries, before the database receives it, or after it but before the
 * response.
 */
export interface NodeDeath {
  readonly at: number;
  readonly kind: "before" | "after";
}

/** Process that may die at any of its queries. After its death no query is sent or answered. */
export class NodeRun {
  readonly #death: NodeDeath | null;
  #queries = 0;
  isOver = false;
  #end = () => {};
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  constructor(death: NodeDeath | null) {
    this.#death = death;
  }

  end(): void {
    this.isOver = true;
    this.#end();
  }

  async live<Value>(query: () => Promise<Value>): Promise<Value> {
    this.#queries += 1;
    const dies = this.#queries === this.#death?.at ? this.#death.kind : null;
    if (dies === "before") this.end();
    if (this.isOver) return never();
    const value = await query();
    if (dies === "after") this.end();
    return this.isOver ? never() : value;
  }
}

const never = <Value>(): Promise<Value> => new Promise(() => {});

const withLife = (db: ClusterDb, life: NodeRun): QueryExecutorProvider => ({
  getExecutor: () =>
    new Proxy(db.getExecutor(), {
      get(executor, key) {
        if (key === "executeQuery")
          return (...query: Parameters<typeof executor.executeQuery>) =>
            life.live(() => executor.executeQuery(...query));
        const value: unknown = Reflect.get(executor, key);
        return typeof value === "function" ? value.bind(executor) : value;
      },
    }),
});

/** Queue part of a node: its queue, the saved queue entries, and its room without a network. */
export class QueueNode {
  readonly id: number;
  readonly life: NodeRun;
  readonly db: QueryExecutorProvider;
  readonly waiters: ClusterQueueStore;
  readonly queue: Queue;
  readonly keeper: QueueOwner;
  readonly counts: QueueCounts;
  readonly errors: object[] = [];
  /** Ids of players who may not open another table. */
  readonly capped = new Set<string>();
  isMember = true;
  clusterEvents = 0;
  room: string | null = null;
  #ears: NamedListener[] = [];
  #tables = 0;

  static async start(
    db: ClusterDb,
    name: string,
    timers: ManualTimers,
    death: NodeDeath | null = null,
  ): Promise<QueueNode> {
    const { rows } = await sql<{ id: number }>`
      insert into nodes (name, url, version) values (${name}, '', '') returning id`.execute(db);
    return new QueueNode(db, rows[0]?.id ?? 0, timers, death);
  }

  private constructor(db: ClusterDb, id: number, timers: ManualTimers, death: NodeDeath | null) {
    this.id = id;
    this.life = new NodeRun(death);
    this.db = withLife(db, this.life);
    const log = { info() {}, error: (details: object) => void this.errors.push(details) };
    const { editions } = games;
    this.waiters = new ClusterQueueStore({ db: this.db, member: this, timers, log, waitMs });
    this.queue = new Queue({
      tables: { refusal: null, open: (table, openers) => this.#open(table, openers) },
      directory: { seatOf: (id) => this.#seatOf(id), refusalFor: (opener) => this.#refusalFor(opener) },
      queueBans: { leftMs: async () => 0 },
      guestsOf: async () => [],
      sanctionOn: async () => null,
      blocks: new TestBlocks(),
      partyChanged() {},
      editions,
      timers,
      log,
      waitMs,
      list: this.waiters,
      patienceMs: 60_000,
    });
    this.counts = new QueueCounts({ db: this.db, editions, timers });
    const room = { open: (roomId: string) => this.#openRoom(roomId), release: () => this.#dropRoom() };
    const publish = () => {
      this.clusterEvents += 1;
    };
    const { queue, waiters } = this;
    this.keeper = new QueueOwner({ db: this.db, member: this, queue, entries: waiters, room, publish, timers, log });
  }

  /** Connects a player. Resolves once the queue has admitted or rejected the player. */
  async join(
    name: string,
    seats: SearchCriteria["seats"] = 3,
    company: SearchCriteria["company"] = "anybody",
  ): Promise<NamedListener> {
    const ear = new NamedListener(name);
    this.#ears.push(ear);
    const waiter = { player: playerNamed(name), wish: { edition: "original", seats, company }, network: null };
    await this.queue.join(waiter, ear);
    return ear;
  }

  /** Connects a member of a party. Resolves once the queue has admitted or rejected the player. */
  async joinParty(ticket: PartyTicket, name: string): Promise<NamedListener> {
    const ear = new NamedListener(name);
    this.#ears.push(ear);
    await this.queue.joinParty(ticket, { player: playerNamed(name), network: null }, ear);
    return ear;
  }

  /** Connected players in the order of joining. */
  get listeners(): readonly NamedListener[] {
    return this.#ears;
  }

  leave(ear: NamedListener): void {
    this.queue.leave(ear.name, ear);
  }

  async #openRoom(roomId: string): Promise<void> {
    this.room = roomId;
  }

  async #dropRoom(): Promise<void> {
    this.room = null;
    for (const ear of this.#ears.splice(0)) {
      ear.isDropped = true;
      this.queue.disconnect(ear.name, ear);
    }
  }

  async #seatOf(playerId: string): Promise<SeatLocation | null> {
    const { rows } = await sql<SeatLocation>`
      select "roomId", code from seats join tables using ("roomId") where "playerId" = ${playerId}`.execute(this.db);
    return rows[0] ?? null;
  }

  async #refusalFor({ playerId }: Opener): Promise<"too-many-tables" | null> {
    return this.capped.has(playerId) ? "too-many-tables" : null;
  }

  /** Opens a table in one statement, which only a member of the cluster can do. */
  async #open(
    { players }: Pick<NewTable, "players">,
    openers: readonly Opener[] = [],
  ): Promise<Result<SeatLocation, "already-seated">> {
    this.#tables += 1;
    const seated = { roomId: `room ${this.id} ${this.#tables}`, code: `CODE ${this.id} ${this.#tables}` };
    const ids = players.map(({ id }) => id);
    if (openers.length !== ids.length) throw new Error("not all seated players count as openers");
    const taken = await this.#seatOf(ids[0] ?? "");
    if (taken) return fail("already-seated");
    const { rows } = await sql`
      with me as materialized (select 1 from nodes where id = ${this.id} for key share),
      opened as (
        insert into tables ("roomId", "tableJson", owner, code)
        select ${seated.roomId}, '', ${this.id}::bigint, ${seated.code} from me),
      sat as (insert into seats ("playerId", "roomId") select id, ${seated.roomId} from me, unnest(${ids}::text[]) id)
      select from me`.execute(this.db);
    if (rows.length === 0) throw new Error("no member");
    return ok(seated);
  }
}
