import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { guarded } from "../processes/guarded.ts";
import { Health } from "./health.ts";
import { HonestClients } from "./honest-clients.ts";
import { ServerLog } from "./server-log.ts";
import { type AttackStats, emptyStats, statsSchema, total } from "./stats.ts";
import { startAlone, startNodes } from "./targets.ts";
import { withTimeout } from "./waiting.ts";
import type { WorkerConfig } from "./worker-config.ts";

/** Server to attack, with its honest and hostile clients. */
export interface AttackHarness {
  readonly name: string;
  /** Environment variables of the server. */
  readonly settings: Readonly<Record<string, string>>;
  readonly part: WorkerConfig["part"];
  readonly seconds: number;
  readonly seed: string;
  /** Editions by kind of table: only honest players, one hostile player, strangers from the queue. */
  readonly apart: readonly string[];
  readonly among: readonly string[];
  readonly queue: readonly string[];
  /** Number of additional connections of a flood at the same time. */
  readonly flooders: number;
  /** Names of the nodes to attack through nginx; empty for one server without a proxy. */
  readonly nodes: readonly string[];
  /** Whether the server and the attackers run on separate cores. */
  readonly pinned: boolean;
}

/** Results of an attack. */
export interface AttackResult {
  readonly score: AttackStats;
  readonly log: ServerLog;
  readonly honest: HonestClients;
  readonly slowestHealthMs: number;
  readonly failedHealthChecks: number;
  /** Number of requests for which nginx got no response from a node. */
  readonly unanswered: number;
  /** Memory of the server, in bytes. */
  readonly rss: { readonly start: number; readonly end: number; readonly peak: number };
}

/** Starts a server, attacks it during honest games, and stops it. @param tell receives status lines. */
export async function attack(arena: AttackHarness, tell: (line: string) => void): Promise<AttackResult> {
  const log = new ServerLog(tell);
  const hear = (line: string) => log.hear(line);
  const server = await (arena.nodes.length > 0
    ? startNodes(arena.nodes, arena.settings, hear)
    : startAlone(arena.settings, hear));
  try {
    if (arena.pinned) pin(server.pid, 0);
    const honest = new HonestClients(server.url);
    const watched = await honest.sitApart(arena.apart);
    const rooms = await honest.sitAmong(arena.among);
    const start = await server.usedMemory();
    const health = new Health();
    const watching = health.watch(server.url);
    const { seed, seconds, part, queue, flooders, nodes } = arena;
    const orders: WorkerConfig = {
      url: server.url,
      seed: `${seed} ${arena.name}`,
      seconds,
      part,
      rooms,
      watched,
      queue: [...queue],
      flooders,
      nodes: [...nodes],
    };
    const [score] = await Promise.all([crew(orders, arena.pinned, tell), honest.meet(queue)]);
    honest.stop();
    health.stop();
    await watching;
    const peak = await peakMemoryOf(server.pid);
    const end = await server.usedMemory();
    const unanswered = server.countUnanswered();
    await honest.leave();
    const { slowestMs: slowestHealthMs, failed: failedHealthChecks } = health;
    return { score, log, honest, slowestHealthMs, failedHealthChecks, unanswered, rss: { start, end, peak } };
  } finally {
    await server.stop();
  }
}

/** Peak memory of a process in bytes; 0 without /proc. */
async function peakMemoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Pins a process to one core. @throws if this machine cannot do that. */
function pin(pid: number | undefined, core: number): void {
  const { status, stderr } = spawnSync("taskset", ["-a", "-c", "-p", String(core), String(pid)]);
  if (status !== 0) throw new Error(`expected a processor with core ${core} for each side, got ${stderr}`);
}

/** Grace time of the attackers after the end, in ms. */
const lateMs = 60_000;

/** Runs the attackers. @throws if their process fails, or does not end. */
async function crew(orders: WorkerConfig, pinned: boolean, tell: (line: string) => void): Promise<AttackStats> {
  const child = guarded(
    fork(join(import.meta.dirname, "worker.ts"), [JSON.stringify(orders)], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    }),
  );
  let said = "";
  child.stderr?.on("data", (text) => {
    said = `${said}${text}`.slice(-2000);
  });
  let score = emptyStats();
  let toldAt = performance.now();
  child.on("message", (message) => {
    score = statsSchema.parse(message);
    if (performance.now() - toldAt < 10_000) return;
    toldAt = performance.now();
    tell(
      `${total(score.messages)} messages, ${total(score.refusals)} refused, ${total(score.closings)} connections ended`,
    );
  });
  try {
    if (pinned) pin(child.pid, 1);
    const [code] = await withTimeout(orders.seconds * 1000 + lateMs, once(child, "exit"));
    if (code !== 0) throw new Error(`the attackers ended with ${code}: ${said}`);
    return score;
  } finally {
    child.kill("SIGKILL");
  }
}
