import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { guarded } from "../tools/processes/guarded.ts";
import type { ProbeReply, ProbeRequest, ProfileReply, ProfileRequest } from "./probe.ts";

/** Environment variables of a process. */
export type Settings = Readonly<Record<string, string>>;

/** Folder of this program. */
export const project = join(import.meta.dirname, "..");

/** Starts a server in a child process that can be measured. @param build folder of its program. */
export const startProcess = (settings: Settings, build = project): ChildProcess =>
  startProgram(join(build, "server/main.ts"), settings);

/** Starts any program in a child process with a probe: a preloaded file that answers messages. */
export const startProgram = (
  program: string,
  settings: Settings = {},
  probe = join(import.meta.dirname, "probe.ts"),
): ChildProcess =>
  guarded(
    fork(program, {
      execArgv: ["--expose-gc", "--import", probe],
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    }),
  );

/** Resolves once the process has exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

/** Resolves with the address that the server logs when it is ready. `hear` receives its output until it exits. */
export function addressOf(child: ChildProcess, hear: (line: string) => void): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error("the server's output is not piped");
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout);
    lines.on("line", (line) => {
      const url = /ready at (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
      hear(line);
    });
    lines.on("close", () => reject(new Error("the server ended before it was ready")));
  });
}

/** Current usage of a process. Skips other messages of the process. */
export async function usedBy(child: ChildProcess, asked: ProbeRequest): Promise<number> {
  const messages = on(child, "message", { close: ["exit"] });
  child.send(asked);
  for await (const [message] of messages) if (isUsed(message) && message.asked === asked) return message.used;
  throw new Error("the server ended while it was measured");
}

/** Profiles a process until the returned function is called, which gives the profile. */
export function profiled(child: ChildProcess): () => Promise<ProfileReply["profile"]> {
  const ask = (request: ProfileRequest) => child.send(request);
  ask("profile");
  return async () => {
    const messages = on(child, "message", { close: ["exit"] });
    ask("profiled");
    for await (const [message] of messages) if (isProfile(message)) return message.profile;
    throw new Error("the server ended while it was profiled");
  };
}

const isProfile = (message: object): message is ProfileReply => "profile" in message;

const isUsed = (message: object): message is ProbeReply => "asked" in message && "used" in message;
