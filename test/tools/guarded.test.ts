import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findChromium } from "../../tools/processes/find-chromium.ts";
import { guarded } from "../../tools/processes/guarded.ts";
import { newFolder } from "../support/app.ts";
import { findClusterPrograms } from "../support/cluster-fixture.ts";

/** Fields of /proc/PID/status; null once it has exited. */
function statusOf(pid: number): { readonly parent: number; readonly isStopped: boolean } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const state = /^State:\s(\w)/m.exec(status)?.[1];
    if (state === "Z" || state === "X") return null;
    return { parent: Number(/^PPid:\s(\d+)/m.exec(status)?.[1]), isStopped: state === "T" };
  } catch {
    return null;
  }
}

const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, "utf8").trim();

/** All descendants of a process. */
function startedBy(pid: number): readonly number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = all.filter((each) => statusOf(each)?.parent === pid);
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

interface Started {
  readonly program: ChildProcess;
  /** All processes that it has started. */
  readonly pids: readonly number[];
  /** Folder of its temporary files. */
  readonly folder: string;
}

/** Starts guarded-program.ts, and resolves once all its processes run. */
async function start(what: string): Promise<Started> {
  const folder = newFolder();
  // Postgres runs as another user.
  chmodSync(folder, 0o711);
  const env = { ...process.env, TMPDIR: folder };
  const line = ["test/support/guarded-program.ts", what];
  const program = guarded(spawn(process.execPath, line, { env, stdio: ["pipe", "pipe", "ignore"] }));
  await Promise.race([
    once(program.stdout, "data"),
    once(program, "exit").then(([code]) => Promise.reject(new Error(`expected it to start, got exit code ${code}`))),
  ]);
  return { program, pids: startedBy(program.pid ?? 0), folder };
}

const left = (pids: readonly number[]): readonly string[] => pids.filter((pid) => statusOf(pid) !== null).map(nameOf);

describe.runIf(existsSync("/proc/self/status"))("a guarded child process", () => {
  const ends: readonly (readonly [string, (program: ChildProcess) => unknown])[] = [
    ["ends", (program) => program.stdin?.write("end\n")],
    ["throws", (program) => program.stdin?.write("throw\n")],
    ...(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const).map(
      (signal) => [`gets ${signal}`, (program: ChildProcess) => program.kill(signal)] as const,
    ),
  ];
  test.each(ends)("ends when its parent %s, and the temporary folders are removed", async (_, end) => {
    const { program, pids, folder } = await start("process");
    expect(left(pids)).toContain("sleep");
    expect(readdirSync(folder)).toHaveLength(1);
    end(program);
    await expect.poll(() => left(pids)).toEqual([]);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  test("ends with its parent even if it is frozen", async () => {
    const { program, pids } = await start("process");
    const sleeper = pids.find((pid) => nameOf(pid) === "sleep") ?? 0;
    process.kill(sleeper, "SIGSTOP");
    await expect.poll(() => statusOf(sleeper)?.isStopped).toBe(true);
    program.kill("SIGKILL");
    await expect.poll(() => left(pids)).toEqual([]);
  });

  test("ends with its parent after SIGKILL if it is a cluster with a frozen node", async () => {
    findClusterPrograms();
    const { program, pids, folder } = await start("cluster");
    expect(left(pids)).toEqual(expect.arrayContaining(["postgres", "redis-server", "nginx"]));
    program.kill("SIGKILL");
    await expect.poll(() => left(pids)).toEqual([]);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  test("ends with its parent after SIGKILL if it is a browser", async () => {
    findChromium();
    const { program, pids } = await start("browser");
    expect(left(pids).join(" ")).toMatch(/chrom/);
    program.kill("SIGKILL");
    await expect.poll(() => left(pids)).toEqual([]);
  });
});

test("a child process that exits first ends its guardian, too", async () => {
  const before = startedBy(process.pid).length;
  const child = guarded(spawn("sleep", ["600"], { stdio: "ignore" }));
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect.poll(() => startedBy(process.pid).length).toBe(before);
});

test("tools, the load test and tests start only guarded processes", () => {
  const files = globSync("{tools,loadtest,test}/**/*.{ts,tsx}").filter((file) => !file.includes("node_modules"));
  /** Start of a process, with the preceding call of `guarded`. */
  const starts = /(guarded\(\s*)?(?<![\w.])(?:spawn|fork|execFile|exec)\(|promisify\(execFile\)/g;
  const unguarded = files.filter((file) =>
    [...readFileSync(file, "utf8").matchAll(starts)].some(([, guard]) => guard === undefined),
  );
  // Exceptions: the guardian itself, and npm, because its child is guarded one line later.
  expect(unguarded.toSorted()).toEqual(["tools/bench-floor/boardgame-io/install.ts", "tools/processes/guardian.ts"]);
});
