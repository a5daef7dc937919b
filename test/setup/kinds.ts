import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * Kinds of test files, in the order in which they run. `isolated` files replace modules, so each of them gets its own
 * process; all others share processes.
 */
export const kinds = ["isolated", "browser", "processes", "quick"] as const;

export type Kind = (typeof kinds)[number];

const project = resolve(import.meta.dirname, "../..");

/** Modules that drive a browser; a test file that imports one needs Chromium. */
const browserModules = /^tools\/browser\//;

/** Modules that start or connect to another process. */
const processModules = /^test\/support\/(postgres|redis|nginx|caddy|prometheus)\.ts$/;

const replacesModules = (path: string, text: string): boolean => path.endsWith(".test.ts") && text.includes("vi.mock(");

/** Only tests and tools start processes for a test; worker threads of the server do not count. */
const startsProcesses = (path: string, text: string): boolean =>
  /^(test|tools|loadtest)\//.test(path) && /from "node:child_process"/.test(text);

/**
 * Sorts all test files by their direct and indirect imports. A file belongs to the first kind that its imports require.
 * @returns paths relative to the project root.
 */
export function testFilesByKind(): Readonly<Record<Kind, readonly string[]>> {
  const modules = new Map<string, { readonly imports: readonly string[]; readonly kind: Kind }>();
  const moduleAt = (path: string) => {
    const known = modules.get(path);
    if (known) return known;
    const text = readFileSync(join(project, path), "utf8");
    const kind = replacesModules(path, text)
      ? "isolated"
      : browserModules.test(path)
        ? "browser"
        : processModules.test(path) || startsProcesses(path, text)
          ? "processes"
          : "quick";
    const read = { imports: importsIn(text, path), kind } as const;
    modules.set(path, read);
    return read;
  };
  const kindOf = (path: string): Kind => {
    const reached = new Set([path]);
    for (const each of reached) for (const next of moduleAt(each).imports) reached.add(next);
    const found = new Set(Array.from(reached, (each) => moduleAt(each).kind));
    return kinds.find((kind) => found.has(kind)) ?? "quick";
  };
  const files = globSync("test/**/*.test.{ts,tsx}", { cwd: project }).sort();
  const sorted = Object.groupBy(files, kindOf);
  const { isolated = [], browser = [], processes = [], quick = [] } = sorted;
  return { isolated, browser, processes, quick };
}

/** Modules of this project that a module imports at run time. */
function importsIn(text: string, path: string): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)|^import "(\.[^"]+)"/gm,
  );
  return Array.from(statements, ([, a, b, c]) => resolve(project, dirname(path), a ?? b ?? c ?? ""))
    .filter((module) => /\.tsx?$/.test(module) && existsSync(module))
    .map((module) => relative(project, module));
}
