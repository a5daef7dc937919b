import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Log } from "../runtime/log.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { ClusterDb } from "../storage/postgres/cluster-tables.ts";
import { BoundedFiles } from "./bounded-files.ts";

/** Retention time after the last node of a build has ended, in days. */
const keepDays = 30;
const dayMs = 86_400_000;

/** Minimum interval between two reads of the names, in ms. It bounds the load of requests for unknown names. */
const namesEveryMs = 1000;

/** Enough for more than ten builds. */
const memoryBytes = 32_000_000;

interface Deps {
  readonly db: ClusterDb;
  readonly timers: Timers;
  readonly log: Log;
}

/** Hashed files of this node's build and of all other builds, in the database of the cluster. */
export class ClusterBuildFiles {
  readonly #deps: Deps;
  readonly #timer: RestartableTimer;
  readonly #memory = new BoundedFiles(memoryBytes);
  readonly #loading = new Map<string, Promise<Buffer | null>>();
  #names: Promise<ReadonlySet<string>> | null = null;
  #namesAt = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /**
   * Stores the files of a build, now and once a day while this node runs, and deletes those of old builds. It must be
   * called before pages can request them.
   * @param folder folder of the build.
   */
  async start(folder: string): Promise<void> {
    const assets = join(folder, "assets");
    const again = () => {
      this.#timer.set(dayMs, again);
      this.#save(assets).catch((err) =>
        this.#deps.log.error({ event: "pages-not-kept", err }, "the files of the build could not be stored"),
      );
    };
    await this.#save(assets);
    this.#timer.set(dayMs, again);
  }

  stop(): void {
    this.#timer.cancel();
  }

  /** @returns null if no build has the file; `away` if the database does not respond. */
  async find(name: string): Promise<Buffer | "away" | null> {
    const body = this.#memory.get(name);
    if (body) return body;
    try {
      return (await this.#isThere(name)) ? await this.#loadOnce(name) : null;
    } catch (err) {
      this.#deps.log.error({ event: "page-unreadable", err, name }, "a file of another build could not be read");
      return "away";
    }
  }

  async #save(assets: string): Promise<void> {
    const { db } = this.#deps;
    const names = await readdir(assets).catch(() => []);
    const { rows } = await sql<{ name: string }>`
      update assets set "addedAt" = clock_timestamp() where name = any(${names}::text[]) returning name`.execute(db);
    const kept = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((each) => !kept.has(each))) {
      const body = await readFile(join(assets, name));
      await db
        .insertInto("assets")
        .values({ name, body })
        .onConflict((on) => on.doNothing())
        .execute();
    }
    await sql`delete from assets where "addedAt" < clock_timestamp() - make_interval(days => ${keepDays})`.execute(db);
  }

  async #isThere(name: string): Promise<boolean> {
    if (this.#names && (await this.#names).has(name)) return true;
    const { timers } = this.#deps;
    if (!this.#names || timers.now() - this.#namesAt >= namesEveryMs) {
      this.#namesAt = timers.now();
      this.#names = this.#readNames();
      this.#names.catch(() => {
        this.#names = null;
      });
    }
    return (await this.#names).has(name);
  }

  async #readNames(): Promise<ReadonlySet<string>> {
    const rows = await this.#deps.db.selectFrom("assets").select("name").execute();
    return new Set(rows.map(({ name }) => name));
  }

  /** Shares one read between concurrent requests for a file. */
  #loadOnce(name: string): Promise<Buffer | null> {
    const loading = this.#loading.get(name) ?? this.#load(name).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #load(name: string): Promise<Buffer | null> {
    const row = await this.#deps.db.selectFrom("assets").select("body").where("name", "=", name).executeTakeFirst();
    if (row) this.#memory.set(name, row.body);
    return row?.body ?? null;
  }
}
