import type { Profiler } from "node:inspector";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Function of this project in a profile of the server's own thread. */
export interface ProfiledFunction {
  readonly name: string;
  /** File within the project, with the line. */
  readonly place: string;
  /** Time in the function itself, without its callees, in percent of the time in which the thread was not idle. */
  readonly selfPercent: number;
}

/** Maximum self time of a function of ours, in percent. It depends on no machine. */
const mostSelfPercent = 3;

/** Functions of the project, the longest first. @param project folder with the program and its packages. */
export function functionsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, project: string) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = new Map<string, ProfiledFunction & { micros: number }>();
  let busy = 0;
  for (const [at, id] of samples.entries()) {
    const frame = byId.get(id);
    const micros = Math.max(0, timeDeltas[at + 1] ?? 0);
    if (!frame || frame.functionName === "(idle)") continue;
    busy += micros;
    if (!isOurs(frame.url, project)) continue;
    const place = `${relative(project, fileURLToPath(frame.url))}:${frame.lineNumber + 1}`;
    const key = `${frame.functionName} ${place}:${frame.columnNumber}`;
    const timed = times.get(key) ?? { name: frame.functionName || "(anonymous)", place, selfPercent: 0, micros: 0 };
    times.set(key, { ...timed, micros: timed.micros + micros });
  }
  return [...times.values()]
    .map(({ name, place, micros }): ProfiledFunction => ({ name, place, selfPercent: percent(micros, busy) }))
    .toSorted((one, other) => other.selfPercent - one.selfPercent);
}

const isOurs = (url: string, project: string): boolean =>
  url.startsWith(`${pathToFileURL(project)}/`) && !url.includes("/node_modules/");

const percent = (part: number, whole: number): number => Number(((100 * part) / Math.max(1, whole)).toFixed(2));

/** Messages about functions over the limit. */
export const functionsOverLimit = (functions: readonly ProfiledFunction[]): readonly string[] =>
  functions
    .filter(({ selfPercent }) => selfPercent > mostSelfPercent)
    .map(
      ({ name, place, selfPercent }) =>
        `${name} (${place}): expected at most ${mostSelfPercent} % self time, got ${selfPercent} %`,
    );
