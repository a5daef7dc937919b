import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { guarded } from "../../tools/processes/guarded.ts";
import { newFolder } from "./app.ts";
import { collectLog } from "./collected-logs.ts";
import { freePort } from "./free-port.ts";

const quick = {
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  BOT_DELAY_MS: "0-0",
  MESSAGES_PER_SECOND: "100000",
  LIMIT_LOOPBACK: "off",
};

/** Server in a separate process. It can be stopped and restarted with the same address and data folder. */
export class ServerProcess {
  readonly dataFolder = newFolder();
  /** Output since the first start. */
  said = "";
  readonly #env: Readonly<Record<string, string>>;
  readonly #program: readonly string[];
  readonly #node: string;
  #port: string | null = null;
  #child: ChildProcess | null = null;

  /**
   * @param program arguments of Node: the program with its arguments.
   * @param node path of Node, by default that of the tests.
   */
  constructor(
    env: Readonly<Record<string, string>> = {},
    program: readonly string[] = ["server/main.ts"],
    node = process.execPath,
  ) {
    this.#env = env;
    this.#program = program;
    this.#node = node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Resolves once the server is ready. */
  async start(): Promise<void> {
    this.#port ??= String(await freePort());
    const env = {
      PATH: process.env["PATH"] ?? "",
      ...quick,
      PORT: this.#port,
      DATA_DIR: this.dataFolder,
      ...this.#env,
    };
    const child = guarded(spawn(this.#node, this.#program, { env, stdio: ["ignore", "pipe", "pipe"] }));
    this.#child = child;
    child.stdout.on("data", (chunk) => collectLog(String(chunk)));
    child.stderr.on("data", (chunk) => {
      this.said += chunk;
    });
    for await (const line of createInterface(child.stdout)) {
      this.said += `${line}\n`;
      const port = /ready at http:\/\/\S+:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = port;
      // Reading must continue, because a server with a full output pipe would block.
      child.stdout.resume();
      return;
    }
    throw new Error(`the server has ended: ${this.said}`);
  }

  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  /** Resolves once it has exited: with the exit code, or null if the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.signalCode !== null) return null;
    if (child.exitCode !== null) return child.exitCode;
    const exit = once(child, "exit");
    child.kill(signal);
    return (await exit)[0];
  }
}
