import { spawnSync } from "node:child_process";

/** Runs a program until it exits; its output goes to standard error. @throws unless it exits with 0. */
export function run(program: string, ...line: readonly string[]): void {
  expectSuccess(program, line, spawnSync(program, line, { stdio: ["ignore", 2, 2] }));
}

/** Runs a program until it exits. @returns its output. @throws unless it exits with 0. */
export function outputOf(program: string, ...line: readonly string[]): string {
  const ran = spawnSync(program, line, { stdio: ["ignore", "pipe", 2], encoding: "utf8" });
  expectSuccess(program, line, ran);
  return ran.stdout.trim();
}

interface Exited {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error?: Error;
}

function expectSuccess(program: string, line: readonly string[], { status, signal, error }: Exited): void {
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${line.join(" ")}: expected exit code 0, got ${status ?? signal}`);
}
