import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { guarded } from "../../tools/processes/guarded.ts";
import { requireProgram } from "../../tools/processes/missing-program.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";
import { freePort } from "./free-port.ts";

/** @throws MissingProgram without Prometheus. */
export const findPrometheus = (): string => requireProgram("prometheus", "Prometheus", "prometheus");

/** @throws MissingProgram without Prometheus; its package contains this program. */
export const findPromtool = (): string => requireProgram("promtool", "Prometheus", "prometheus");

const answer = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("success"),
    data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
  }),
  z.object({ status: z.literal("error"), error: z.string() }),
]);

/** Real Prometheus on its own port, which scrapes one server every second as configured in docs/operations.md. */
export class Prometheus {
  readonly #folder = temporaryFolder("nine-lives-prometheus-");
  #port = 0;
  #child: ChildProcess | null = null;

  /** Resolves once it answers. @param metricsUrl scrape target; the scraper sends `token`. */
  async start(metricsUrl: string, token: string): Promise<void> {
    const program = findPrometheus();
    this.#port = await freePort();
    writeFileSync(this.#path("token"), token);
    writeFileSync(this.#path("prometheus.yml"), this.#settings(new URL(metricsUrl).host));
    const line = [
      `--config.file=${this.#path("prometheus.yml")}`,
      `--storage.tsdb.path=${this.#path("data")}`,
      `--web.listen-address=127.0.0.1:${this.#port}`,
    ];
    const child = guarded(spawn(program, line, { cwd: this.#folder, stdio: ["ignore", "ignore", "pipe"] }));
    this.#child = child;
    let said = "";
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (said.includes("Server is ready to receive web requests")) break;
    }
    if (child.exitCode !== null) throw new Error(`prometheus: ${said}`);
    child.stderr.resume();
  }

  /** @returns the values of a query, a number for each series. @throws if the query is invalid. */
  async ask(question: string): Promise<readonly number[]> {
    const body = new URLSearchParams({ query: question });
    const response = await fetch(`${this.#url}/api/v1/query`, { method: "POST", body });
    const told = answer.parse(await response.json());
    if (told.status === "error") throw new Error(`${question}: ${told.error}`);
    return told.data.result.map(({ value: [, text] }) => Number(text));
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  /** JSON, which is valid YAML. */
  #settings(target: string): string {
    return JSON.stringify({
      global: { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" },
      rule_files: [resolve("deploy/alerts.yml")],
      scrape_configs: [
        {
          job_name: "nine-lives",
          authorization: { credentials_file: this.#path("token") },
          static_configs: [{ targets: [target] }],
        },
      ],
    });
  }
}
