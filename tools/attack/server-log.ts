import { z } from "zod";

const entry = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string(), stack: z.string().optional(), cause: z.unknown().optional() }).optional(),
});
const errorLevel = 50;

/** Errors in the output of the server. */
export class ServerLog {
  /** Exceptions that the server caught, by their text. */
  readonly exceptions: Record<string, number> = {};
  tablesSetBack = 0;
  lines = 0;
  bytes = 0;
  readonly #tell: (line: string) => void;

  /** @param tell receives each exception that differs from all earlier ones. */
  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  hear(line: string): void {
    this.lines += 1;
    this.bytes += line.length + 1;
    const read = entry.safeParse(parsed(line));
    if (!read.success || read.data.level < errorLevel) return;
    const { msg, err } = read.data;
    // An exception in a step of the game has a cause; one in the response to a request has none.
    if (msg === "an exception at a table" && err?.cause !== undefined) this.tablesSetBack += 1;
    // The framework logs its rejections as text only.
    if (!err) return;
    const what = `${msg}: ${err.message}`;
    if (this.exceptions[what] === undefined) this.#tell(`${msg}: ${err.stack ?? err.message}`);
    this.exceptions[what] = (this.exceptions[what] ?? 0) + 1;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
