import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Settings } from "../../loadtest/process.ts";
import { freePort } from "./free-port.ts";
import { HouseNode } from "./house-node.ts";
import { Nginx } from "./nginx.ts";
import { Postgres } from "./postgres.ts";
import { Redis } from "./redis.ts";

/** Several server processes with one Postgres and one Redis, behind nginx as it is shipped. */
export class HouseOfNodes {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly nginx: Nginx;
  readonly nodes: readonly HouseNode[];
  /** Where players come in. */
  readonly url: string;
  readonly databaseUrl: string;

  private constructor(parts: Pick<HouseOfNodes, "postgres" | "redis" | "nginx" | "nodes" | "url" | "databaseUrl">) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nginx = parts.nginx;
    this.nodes = parts.nodes;
    this.url = parts.url;
    this.databaseUrl = parts.databaseUrl;
  }

  /**
   * Starts a house on free ports, and resolves once all of it is ready.
   * @param names of the nodes: letters and digits.
   * @param settings variables of each node's environment.
   */
  static async start(names: readonly string[], settings: Settings = {}): Promise<HouseOfNodes> {
    const ports = await Promise.all(names.map(freePort));
    const postgres = new Postgres();
    const redis = new Redis();
    const nginx = new Nginx();
    await Promise.all([postgres.create(), redis.start(), nginx.takePort()]);
    const databaseUrl = await postgres.newDatabase();
    const { url } = nginx;
    const shared = {
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      TRUST_PROXY: "1",
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      TOKEN_SECRET: randomBytes(24).toString("hex"),
      ...settings,
    };
    const nodes = names.map(
      (name, index) =>
        new HouseNode(name, {
          ...shared,
          PORT: String(ports[index]),
          DATA_DIR: mkdtempSync(join(tmpdir(), "nine-lives-node-")),
          NODE_NAME: name,
          NODE_URL: nginx.nodeUrl(name),
        }),
    );
    const house = new HouseOfNodes({ postgres, redis, nginx, nodes, url, databaseUrl });
    try {
      await nginx.start(names.map((name, index) => ({ name, port: ports[index] ?? 0 })));
      // One after another: the first one makes the tables of the database.
      for (const node of nodes) await node.start();
      return house;
    } catch (error) {
      await house.stop();
      throw error;
    }
  }

  /** Names of the nodes that own tables, the one with the most first. */
  async nodesByTables(): Promise<readonly string[]> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ readonly name: string }>(
      "select name from nodes join tables on tables.owner = nodes.id group by name order by count(*) desc",
    );
    await client.end();
    return rows.map(({ name }) => name);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end("SIGKILL")));
    await Promise.all([this.nginx.stop(), this.redis.stop()]);
    await this.postgres.stop();
  }
}
