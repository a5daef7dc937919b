import { randomBytes } from "node:crypto";
import pg from "pg";
import { project, type Settings } from "../../loadtest/process.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";
import { ClusterNodeProcess } from "./cluster-node-process.ts";
import { freePort } from "./free-port.ts";
import { findNginx, Nginx } from "./nginx.ts";
import { folderOfPrograms, Postgres } from "./postgres.ts";
import { findRedis, Redis } from "./redis.ts";

/** @throws MissingProgram if a program that a cluster needs is not installed. */
export function findClusterPrograms(): void {
  for (const find of [folderOfPrograms, findRedis, findNginx]) find();
}

/** Several server processes with one Postgres and one Redis, behind nginx with the shipped configuration. */
export class ClusterFixture {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly nginx: Nginx;
  readonly nodes: readonly ClusterNodeProcess[];
  /** Public address for players. */
  readonly url: string;
  readonly databaseUrl: string;

  private constructor(parts: Pick<ClusterFixture, "postgres" | "redis" | "nginx" | "nodes" | "url" | "databaseUrl">) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nginx = parts.nginx;
    this.nodes = parts.nodes;
    this.url = parts.url;
    this.databaseUrl = parts.databaseUrl;
  }

  /**
   * Starts a cluster on free ports, and resolves once all parts are ready.
   * @param names node names: letters and digits.
   * @param build folder of the program.
   * @param settings environment variables of each node; by default bots are fast, and most limits are off.
   */
  static async start(names: readonly string[], settings: Settings = {}, build = project): Promise<ClusterFixture> {
    findClusterPrograms();
    const ports = await Promise.all(names.map(freePort));
    // Counts statements, so that tests can measure the cost of a game.
    const postgres = new Postgres(["-c", "shared_preload_libraries=pg_stat_statements"]);
    const redis = new Redis();
    const nginx = new Nginx();
    const started = await Promise.allSettled([postgres.create(), redis.start(), nginx.takePort()]);
    const failure = started.find((each) => each.status === "rejected");
    if (failure) {
      await Promise.all([postgres.stop(), redis.stop()]);
      throw failure.reason;
    }
    const databaseUrl = await postgres.newDatabase();
    const { url } = nginx;
    const shared = {
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      BOT_DELAY_MS: "0-0",
      MESSAGES_PER_SECOND: "100000",
      LIMIT_LOOPBACK: "off",
      PUBLIC_URL: url,
      TRUST_PROXY: "1",
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      TOKEN_SECRET: randomBytes(24).toString("hex"),
      ...settings,
    };
    const nodes = names.map(
      (name, index) =>
        new ClusterNodeProcess(name, {
          ...shared,
          PORT: String(ports[index]),
          DATA_DIR: temporaryFolder("nine-lives-node-"),
          NODE_URL: nginx.nodeUrl(name),
        }),
    );
    const cluster = new ClusterFixture({ postgres, redis, nginx, nodes, url, databaseUrl });
    try {
      await nginx.start(names.map((name, index) => ({ name, port: ports[index] ?? 0 })));
      for (const node of nodes) node.build = build;
      // The nodes start one after another, because the first one creates the schema.
      for (const node of nodes) await node.start();
      await cluster.query("create extension pg_stat_statements");
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Node that owns the most tables. */
  async busiest(): Promise<ClusterNodeProcess> {
    const [most] = await this.query<{ readonly name: string }>(
      "select name from nodes join tables on tables.owner = nodes.id group by name order by count(*) desc",
    );
    const node = this.nodes.find(({ name }) => name === most?.name);
    if (!node) throw new Error("no node owns a table");
    return node;
  }

  /** Number of executions of each statement, by its normalised text. */
  async statements(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.query<{ readonly query: string; readonly calls: number }>(
      "select query, sum(calls)::float8 calls from pg_stat_statements join pg_database d on d.oid = dbid where datname = current_database() group by query",
    );
    return new Map(rows.map(({ query, calls }) => [query, calls]));
  }

  /** Number of saved game steps. */
  async steps(): Promise<number> {
    const [row] = await this.query<{ readonly count: number }>("select count(*)::float8 from steps");
    return row?.count ?? 0;
  }

  /** Queries the database with a separate connection. */
  async query<Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end("SIGKILL")));
    await Promise.all([this.nginx.stop(), this.redis.stop()]);
    await this.postgres.stop();
  }
}
