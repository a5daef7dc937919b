import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { Redis as Client } from "ioredis";
import { guarded } from "../../tools/processes/guarded.ts";
import { requireProgram } from "../../tools/processes/missing-program.ts";
import { freePort } from "./free-port.ts";

/** @throws MissingProgram without Redis. */
export const findRedis = (): string => requireProgram("redis-server", "Redis", "redis-server");

/** Commands of an idle node, and commands of a new connection. */
const housekeeping = /^(ping|hmget|exists|info|auth|select|quit)(\||$)/;

/** Real Redis server on its own port, without persistence. */
export class Redis {
  #port = 0;
  #child: ChildProcess | null = null;

  /** Its address; unchanged after a restart. */
  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /**
   * Resolves once it accepts connections.
   * @param options additional options of the program, such as `--requirepass`.
   */
  async start(...options: readonly string[]): Promise<void> {
    const program = findRedis();
    this.#port ||= await freePort();
    const where = ["--bind", "127.0.0.1", "--port", String(this.#port)];
    const line = [...where, "--save", "", "--appendonly", "no", ...options];
    const child = guarded(spawn(program, line, { stdio: ["ignore", "pipe", "ignore"] }));
    this.#child = child;
    let said = "";
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes("Ready to accept connections")) break;
    }
    if (child.exitCode !== null) throw new Error(`redis-server: ${said}`);
  }

  /** Stops it at once, like a machine failure; all its data is lost. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Freezes it: connections stay open without responses. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  /** Records every command without housekeeping, until the returned function is called. */
  async overhear(): Promise<() => readonly (readonly string[])[]> {
    // The library would mistake a monitored command in the same chunk for a second response to its own command.
    const socket = connect(this.#port, "127.0.0.1").setEncoding("utf8");
    let said = "";
    socket.on("data", (text: string) => {
      said += text;
    });
    socket.write("MONITOR\r\n");
    while (!said.includes("\r\n")) await once(socket, "data");
    return () => {
      socket.destroy();
      const heard = said.split("\r\n").slice(1).map(wordsIn);
      return heard.filter(([name]) => name !== undefined && !housekeeping.test(name.toLowerCase()));
    };
  }

  /**
   * Number of executions of each command since the server started, such as "hset" or "pubsub|channels"; no
   * housekeeping.
   */
  async commands(): Promise<ReadonlyMap<string, number>> {
    const client = new Client(this.url, { disableClientInfo: true });
    const text = await client.info("commandstats");
    await client.quit();
    const counts = [...text.matchAll(/^cmdstat_(\S+?):calls=(\d+)/gm)].map(
      ([, name = "", calls]) => [name, Number(calls)] as const,
    );
    return new Map(counts.filter(([name]) => !housekeeping.test(name)));
  }
}

/** Command in the format of MONITOR: +1795599564.127391 [0 127.0.0.1:58748] "hset" "roomcount" */
const wordsIn = (line: string): readonly string[] =>
  Array.from(line.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, word = ""]) => word);
