import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guarded } from "../../tools/processes/guarded.ts";
import { requireProgram } from "../../tools/processes/missing-program.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";
import { freePort } from "./free-port.ts";

const shipped = join(import.meta.dirname, "../../deploy");

/** @throws MissingProgram without nginx. */
export const findNginx = (): string => requireProgram("nginx", "nginx", "nginx");

/** Node behind nginx. */
export interface ProxiedNode {
  /** NODE_NAME of the node. */
  readonly name: string;
  /** Port on 127.0.0.1. */
  readonly port: number;
}

/** Error log lines of nginx about missing upstream responses; nginx counts each against a node. */
const failure =
  /while (connecting|sending request) to upstream|while reading response header from upstream|no live upstreams/;

/**
 * Real nginx with the shipped deploy/nginx.conf. Operators edit two files: listen.conf gets a free port here, and
 * nodes.conf gets the shipped lines for other nodes.
 */
export class Nginx {
  readonly #folder = temporaryFolder("nine-lives-nginx-");
  #port = 0;
  #child: ChildProcess | null = null;
  #said = "";

  /** Public address for players. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** WebSocket address of a node: its NODE_URL. Valid once a port is taken. */
  nodeUrl(name: string): string {
    return `${this.url}/at/${name}`;
  }

  /** Reserves a port, for callers that need the address before the nodes run. */
  async takePort(): Promise<void> {
    this.#port ||= await freePort();
  }

  /** Log lines about nodes without an HTTP response. */
  get failures(): readonly string[] {
    return this.#said.split("\n").filter((line) => failure.test(line));
  }

  /** Resolves once it accepts connections. @param listening additional lines of listen.conf. */
  async start(nodes: readonly ProxiedNode[], listening = ""): Promise<void> {
    await this.takePort();
    this.#writeFiles(nodes, listening);
    await this.#run();
  }

  /** Starts with custom settings inside a `server` block that has an address. Resolves once it accepts connections. */
  async startWith(settings: string): Promise<void> {
    await this.takePort();
    const server = `server {\nlisten 127.0.0.1:${this.#port};\n${settings}\n}\n`;
    writeFileSync(
      join(this.#folder, "nginx.conf"),
      `events {}\nhttp {\naccess_log off;\n${this.#folders()}${server}}\n`,
    );
    await this.#run();
  }

  async #run(): Promise<void> {
    // Workers run as another user if this process is root.
    chmodSync(this.#folder, 0o711);
    const main = `daemon off; pid ${this.#folder}/nginx.pid; error_log stderr notice;`;
    const line = ["-e", "stderr", "-c", join(this.#folder, "nginx.conf"), "-g", main];
    const child = guarded(spawn(findNginx(), line, { stdio: ["ignore", "ignore", "pipe"] }), "TERM");
    this.#child = child;
    this.#said = "";
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      this.#said += chunk;
      if (this.#said.includes("start worker process")) break;
    }
    if (child.exitCode !== null) throw new Error(`nginx: ${this.#said}`);
    child.stderr.on("data", (chunk) => {
      this.#said += chunk;
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
  }

  #writeFiles(nodes: readonly ProxiedNode[], listening: string): void {
    const own = join(this.#folder, "nginx.conf");
    if (!existsSync(own)) symlinkSync(join(shipped, "nginx.conf"), own);
    writeFileSync(join(this.#folder, "listen.conf"), `listen 127.0.0.1:${this.#port};\n${listening}`);
    writeFileSync(join(this.#folder, "nodes.conf"), this.#folders() + nodesConf(nodes));
  }

  /** Settings of the writable folders. */
  #folders(): string {
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    return kinds.map((kind) => `${kind}_temp_path ${this.#folder}/${kind};\n`).join("");
  }
}

/** Shipped nodes.conf for other nodes: repeats the lines of its first node, and omits those of its other nodes. */
function nodesConf(nodes: readonly ProxiedNode[]): string {
  const linesOf = (line: string): readonly string[] => {
    if (/127\.0\.0\.1:257[23]/.test(line)) return [];
    if (!line.includes("127.0.0.1:2571")) return [line];
    return nodes.map(({ name, port }) =>
      line.replace("127.0.0.1:2571", `127.0.0.1:${port}`).replace("/at/a/", `/at/${name}/`),
    );
  };
  return readFileSync(join(shipped, "nodes.conf"), "utf8").split("\n").flatMap(linesOf).join("\n");
}
