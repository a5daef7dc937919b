import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guarded } from "../../tools/processes/guarded.ts";
import { requireProgram } from "../../tools/processes/missing-program.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";
import { edited } from "./edited.ts";
import { freePort } from "./free-port.ts";

/** @throws MissingProgram without Caddy. */
export const findCaddy = (): string => requireProgram("caddy", "Caddy", "caddy");

const shipped = join(import.meta.dirname, "../../deploy/Caddyfile");

/** Real Caddy with the shipped deploy/Caddyfile, without https. */
export class Caddy {
  readonly #folder = temporaryFolder("nine-lives-caddy-");
  #port = 0;
  #child: ChildProcess | null = null;

  /** Public address for players. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /**
   * Resolves once it accepts connections.
   * @param server host and port of the server behind it.
   * @param base path of the server, such as "/cats/".
   */
  async start(server: string, base: string): Promise<void> {
    this.#port = await freePort();
    const path = base === "/" ? "/*" : `${base.slice(0, -1)} ${base}*`;
    const named = edited(readFileSync(shipped, "utf8"), "cats.example {", `http://:${this.#port} {\n\tbind 127.0.0.1`);
    const below = edited(named, "@nine-lives path /*", `@nine-lives path ${path}`);
    const site = edited(below, "127.0.0.1:2567", server);
    const file = join(this.#folder, "Caddyfile");
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
    const line = ["run", "--config", file, "--adapter", "caddyfile"];
    const env = { ...process.env, HOME: this.#folder, XDG_DATA_HOME: this.#folder, XDG_CONFIG_HOME: this.#folder };
    const child = guarded(spawn(findCaddy(), line, { env, stdio: ["ignore", "ignore", "pipe"] }), "TERM");
    this.#child = child;
    let said = "";
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (said.includes("serving initial configuration")) break;
    }
    if (!said.includes("serving initial configuration")) throw new Error(`caddy: ${said}`);
    child.stderr.resume();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }
}
