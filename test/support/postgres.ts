import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, globSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { guarded } from "../../tools/processes/guarded.ts";
import { MissingProgram } from "../../tools/processes/missing-program.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";

const isRoot = process.getuid?.() === 0;

export const missingPostgres = () => new MissingProgram("Postgres", "postgresql");

/** @returns the program folder of the Debian package. @throws MissingProgram if it is not installed. */
export function folderOfPrograms(): string {
  const folders = globSync("/usr/lib/postgresql/*/bin");
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  if (found === undefined) throw missingPostgres();
  return found;
}

/** Creates an empty database on the server with its socket in this folder. @returns its URL. */
export async function databaseIn(folder: string): Promise<string> {
  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  const name = `games_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(url("postgres"));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url(name);
}

/** Creates databases for exclusive use. */
export interface NewDatabases {
  /** @returns the URL of a new, empty database. */
  newDatabase(): Promise<string>;
}

/** Real Postgres server with its own data directory and a socket in its own folder. */
export class Postgres implements NewDatabases {
  readonly #folder = temporaryFolder("nine-lives-pg-");
  readonly #options: readonly string[];
  #child: ChildProcess | null = null;

  /** @param options additional server options, such as `-c` and `log_statement=all`. */
  constructor(options: readonly string[] = []) {
    this.#options = options;
  }

  /** Pid of the parent process of all others; 0 while it does not run. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async create(): Promise<void> {
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const options = ["-D", this.#data, "-U", "postgres", "--auth=trust", "--no-sync"];
    const { status, stderr } = spawnSync(this.#program("initdb"), options, this.#user);
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
    await this.start();
  }

  /** Resolves once it accepts connections. */
  async start(): Promise<void> {
    const where = ["-D", this.#data, "-c", "listen_addresses=", "-c", `unix_socket_directories=${this.#folder}`];
    const options = [...where, ...this.#options];
    const child = guarded(
      spawn(this.#program("postgres"), options, { ...this.#user, stdio: ["ignore", "ignore", "pipe"] }),
      "QUIT",
    );
    this.#child = child;
    let said = "";
    for await (const chunk of child.stderr) {
      said += chunk;
      if (said.includes("ready to accept connections")) break;
    }
    if (child.exitCode !== null) throw new Error(`postgres: ${said}`);
  }

  /** Stops it at once, like a machine failure. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGQUIT");
    await exit;
  }

  newDatabase(): Promise<string> {
    return databaseIn(this.#folder);
  }

  /** Folder of its socket. */
  get folder(): string {
    return this.#folder;
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  #program(name: string): string {
    return join(folderOfPrograms(), name);
  }

  /** Postgres refuses to run as root. */
  get #user(): { readonly cwd: string; readonly uid?: number; readonly gid?: number } {
    if (!isRoot) return { cwd: this.#folder };
    const id = (option: string) => Number(spawnSync("id", [option, "postgres"]).stdout);
    return { cwd: this.#folder, uid: id("-u"), gid: id("-g") };
  }
}
