import pg from "pg";
import { Membership } from "../../server/cluster/membership.ts";
import { Ownership } from "../../server/cluster/ownership.ts";
import { systemTimers, type Timers } from "../../server/runtime/timers.ts";
import { type OpenClusterStore, openClusterStore } from "../../server/storage/postgres/open-cluster.ts";
import type { Store } from "../../server/storage/store.ts";

const log = { info() {}, error() {} };

/** Node of a cluster without rooms. */
export interface TestNode {
  readonly member: Membership;
  readonly cluster: OpenClusterStore;
  readonly store: Store;
  readonly ownership: Ownership;
  close(): Promise<void>;
}

/** @param timers timers that stop while the node is frozen. */
export async function startNode(databaseUrl: string, name: string, timers: Timers = systemTimers): Promise<TestNode> {
  const cluster = await openClusterStore(databaseUrl, log);
  try {
    const words = { name, url: `http://127.0.0.1/at/${name}`, version: "1" };
    const member = await Membership.join(words, { databaseUrl, timers, log });
    const store = cluster.storeOf(member);
    const ownership = new Ownership({ db: cluster.db, guard: member, log });
    const close = async () => {
      await member.leave().catch(() => {});
      await cluster.close();
    };
    return { member, cluster, store, ownership, close };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** Queries the database of a cluster as its administrator. */
export class ClusterAdministrator {
  readonly #pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    this.#pool.on("error", () => {});
  }

  async ask(query: string): Promise<readonly Record<string, unknown>[]> {
    return (await this.#pool.query(query)).rows;
  }

  /** First column. */
  async list(query: string): Promise<readonly unknown[]> {
    return (await this.ask(query)).map((row) => Object.values(row)[0]);
  }

  nodes(): Promise<readonly unknown[]> {
    return this.list("select name from nodes order by name");
  }

  /** Makes the last heartbeat of a node older. */
  async silence(name: string, seconds: number): Promise<void> {
    await this.ask(`update nodes set "beatAt" = clock_timestamp() - interval '${seconds} s' where name = '${name}'`);
  }

  /** Makes a node look as if its heartbeats had been on time for an hour. */
  async steady(name: string): Promise<void> {
    await this.ask(
      `update nodes set "steadySince" = clock_timestamp() - interval '1 hour', "beatAt" = clock_timestamp() where name = '${name}'`,
    );
  }

  /** Terminates the heartbeat connection of a node. Resolves once its lock is released. */
  async cutOff({ member }: TestNode): Promise<void> {
    const held = `from pg_locks where locktype = 'advisory' and objsubid = 2 and objid = ${member.id} and database = (select oid from pg_database where datname = current_database())`;
    await this.ask(`select pg_terminate_backend(pid) ${held}`);
    while ((await this.list(`select pid ${held}`)).length > 0);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
