import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog, type ServerLog } from "../../server/runtime/log.ts";
import { games } from "../../shared/registry.ts";

/** Environment variable with the folder, for all processes of a test run. */
const variable = "COLLECTED_LOGS";

const fileNamed = (kind: "log" | "said"): string | null => {
  const folder = process.env[variable];
  return folder === undefined ? null : join(folder, `${process.pid}.${kind}`);
};

function note(kind: "log" | "said", text: string): void {
  const file = fileNamed(kind);
  if (file !== null) appendFileSync(file, text);
}

/** Log at trace level, which is only read by the search at the end of the run. */
export const collectedLog = (): ServerLog => createLog("trace", { write: collectLog });

/** Collects the output of a server in a process of its own. */
export const collectLog = (output: string): void => note("log", output);

/** Collects a line of chat, which must not occur in any log. */
export const collectSaid = (line: string): void => note("said", `${line}\n`);

const titles = games.all.flatMap(({ editions }) => editions.flatMap((edition) => edition.titles));

const forbidden: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a token", pattern: /nl[a-z]?\d+\.[\w-]{12}/ },
  { what: "an address", pattern: /\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|2001:db8:/ },
  { what: "a card", pattern: new RegExp(`"(?:${[...new Set(titles)].join("|")})\\\\?"`) },
];

/** Finds forbidden data in a log, each with its line. @param said lines of chat. */
export function leaksIn(log: string, said: readonly string[]): readonly string[] {
  const lines = log.split("\n");
  const patterns = forbidden.flatMap(({ what, pattern }) => {
    const line = lines.find((each) => pattern.test(each));
    return line === undefined ? [] : [`${what}: ${line}`];
  });
  const chat = said.flatMap((text) => {
    const line = lines.find((each) => each.includes(text));
    return line === undefined ? [] : [`a line of chat, ${JSON.stringify(text)}: ${line}`];
  });
  return [...patterns, ...chat];
}

/** A line of chat shorter than this may occur anywhere by chance. */
const shortest = 8;

/** Runs before all tests. @returns a function that searches the logs of the whole run, and fails the run on a leak. */
export default function collectLogs(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "nine-lives-logs-"));
  process.env[variable] = folder;
  const all = (kind: "log" | "said") =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("");
  return () => {
    const said = new Set(all("said").split("\n"));
    const leaks = leaksIn(
      all("log"),
      [...said].filter((line) => line.length >= shortest),
    );
    rmSync(folder, { recursive: true });
    if (leaks.length > 0) throw new Error(`the logs of the tests contain forbidden data:\n${leaks.join("\n")}`);
  };
}
