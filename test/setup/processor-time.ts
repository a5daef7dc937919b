import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second in /proc, on every current Linux. */
const ticksPerSecond = 100;

interface Usage {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process and of its children that have exited, in seconds. */
  readonly seconds: number;
}

/** Reads the usage of a process; null if it has exited, or if this system has no /proc. */
function usageOf(pid: number | "self"): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program name in brackets, which may contain any character.
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

/** Processor time of this process and of its children that have exited, in seconds; 0 without /proc. */
export const ownSeconds = (): number => usageOf("self")?.seconds ?? 0;

/**
 * Processor time of all descendants of this process in seconds, except some of them and their descendants.
 * @param isLeftOut decides by the command line of a process.
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
