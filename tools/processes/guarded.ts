import type { ChildProcess } from "node:child_process";
import { watchOver } from "./guardian.ts";

/** Sends SIGKILL half a minute after the signal. A stopped process handles no other signal until it continues. */
const ending = `
kill -"$2" "$1"
kill -CONT "$1"
tries=0
while kill -0 "$1" && ! grep -q "^State:.Z" "/proc/$1/status" && [ "$tries" -lt 300 ]; do
  sleep 0.1
  tries=$((tries + 1))
done
kill -KILL "$1"`;

/**
 * Ends a child process when this one exits, for any reason.
 * @param signal ends it: programs with child processes need another one than SIGKILL.
 * @returns the child.
 */
export function guarded<Child extends ChildProcess>(child: Child, signal: "QUIT" | "TERM" | "KILL" = "KILL"): Child {
  if (child.pid === undefined) return child;
  const guardian = watchOver(ending, [String(child.pid), signal]);
  child.once("exit", () => guardian.kill("SIGKILL"));
  return child;
}
