import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc, on every Linux of today. */
const ticksPerSecond = 100;

interface Usage {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process and of its children that have ended, in seconds. */
  readonly seconds: number;
}

/** Reads what a process has used; null if it is gone, or if this system has no /proc. */
function usageOf(pid: number | "self"): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets, which may contain anything.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { pid: Number.parseInt(text, 10), parent: fields[1] ?? 0, seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/** Processor time of this process and of its children that have ended, in seconds; 0 without /proc. */
export const ownSeconds = (): number => usageOf("self")?.seconds ?? 0;

/**
 * Processor time of all processes below this one, in seconds, but for some and those below them.
 * @param isLeftOut decides by a process's command line.
 */
export function secondsBelow(isLeftOut: (commandLine: string) => boolean): number {
  const all = pidsHere().flatMap((pid) => usageOf(pid) ?? []);
  const secondsUnder = (parent: number): number =>
    all
      .filter((each) => each.parent === parent && !isLeftOut(commandLineOf(each.pid)))
      .reduce((sum, each) => sum + each.seconds + secondsUnder(each.pid), 0);
  return secondsUnder(process.pid);
}

function pidsHere(): readonly number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
