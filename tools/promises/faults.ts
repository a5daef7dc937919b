import { type PromiseRow, promiseRows } from "./tables.ts";

/** Parts of the project that promises may name. */
export interface Project {
  /** Paths of all test files, relative to the project folder. */
  readonly tests: readonly string[];
  /** Names of the scripts in package.json. */
  readonly scripts: readonly string[];
}

/** Finds promises without a test, and missing tests and commands. @returns sentences with file and line. */
export function faultsIn(file: string, markdown: string, project: Project): readonly string[] {
  const missing = markdown
    .split("\n")
    .flatMap((text, index) => missingIn(text, project).map((fault) => ({ line: index + 1, fault })));
  const untested = promiseRows(markdown).flatMap((row) =>
    isTested(row) ? [] : [{ line: row.line, fault: untestedFault(row) }],
  );
  return [...missing, ...untested]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, fault }) => `${file}:${line}: ${fault}`);
}

const untestedFault = ({ test }: PromiseRow): string =>
  `expected a test file, a command or "the same file" for this promise, got ${JSON.stringify(test)}`;

/** The first row of a table has no row above it that "the same" could mean. */
const isTested = ({ test, isFirst }: PromiseRow): boolean =>
  namesIn(test).some(isTestPath) || commandsIn(test).length > 0 || (!isFirst && /\bthe same\b/.test(test));

function missingIn(text: string, project: Project): readonly string[] {
  const files = namesIn(text).filter(isTestPath).flatMap(withBraces);
  return [
    ...files.flatMap((name) => fileFault(name, project) ?? []),
    ...commandsIn(text)
      .filter((name) => !project.scripts.includes(name))
      .map((name) => `expected a script of package.json, got npm run ${name}`),
  ];
}

/** A bare name may be in any folder, but must be unique; a path may be a folder. */
function fileFault(name: string, { tests }: Project): string | null {
  const isBare = !name.includes("/");
  const found = tests.filter((path) =>
    isBare ? path.endsWith(`/${name}`) : path === name || path.startsWith(`${name}/`),
  );
  if (found.length === 0) return `expected a test that exists, got ${name}`;
  return isBare && found.length > 1
    ? `expected the path of one test, got ${name}, which is ${found.join(" and ")}`
    : null;
}

/** Words between backticks. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = ""]) => code.split(/\s+/))
    .map((word) => word.replace(/^\.\.\//, ""));

const isTestPath = (word: string): boolean => /^test\/[\w./{},-]+$/.test(word) || /^[\w-]+\.test\.tsx?$/.test(word);

/** Names of the npm scripts in a text. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`[^`]*\bnpm run (?:--silent )?([\w:-]+)[^`]*`/g)].flatMap(([, name]) => name ?? []);

/** "a/{b,c}.ts" is "a/b.ts" and "a/c.ts". */
function withBraces(path: string): readonly string[] {
  const [all, list] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (all === undefined || list === undefined) return [path.replace(/\/$/, "")];
  return list.split(",").flatMap((part) => withBraces(path.replace(all, part)));
}
