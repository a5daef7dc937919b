import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";
import type { z } from "zod";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { casesOf } from "./table.ts";

/** Flaw of an invalid scenario file. Lines count from 1. */
export interface Flaw {
  readonly line: number;
  readonly reason: string;
}

type Path = readonly PropertyKey[];

/** Parsed case: its content, and the position of each part in the file. */
export interface Source {
  readonly content: unknown;
  readonly lineOf: (path: Path) => number;
}

/** Cases of a file: one per document, or one per row of its table; empty documents are skipped. */
export function readSources(text: string): Result<readonly Source[], readonly Flaw[]> {
  const lines = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter: lines, logLevel: "error" })];
  const flaws = documents.flatMap(({ errors }) =>
    errors.map((error) => ({
      line: lines.linePos(error.pos[0]).line,
      reason: error.message.split(" at line")[0] ?? "",
    })),
  );
  if (flaws.length > 0) return fail(flaws);
  const sources: Source[] = [];
  for (const document of documents) {
    if (document.contents === null) continue;
    const cases = casesOf(document.contents);
    if (!cases.ok) flaws.push({ line: lines.linePos(offsetOf(cases.error.at, [])).line, reason: cases.error.reason });
    for (const node of cases.ok ? cases.value : []) {
      const content = contentOf(node, document);
      const lineOf = (path: Path) => lines.linePos(offsetOf(node, path)).line;
      if (content.ok) sources.push({ content: content.value, lineOf });
      else flaws.push({ line: lineOf([]), reason: content.error });
    }
  }
  if (flaws.length > 0) return fail(flaws);
  return sources.length > 0 ? ok(sources) : fail([{ line: 1, reason: "the file has no case" }]);
}

/** @returns the content of a case, or an error: an unresolved or circular alias, or too many aliases. */
function contentOf(node: Node, document: Document.Parsed): Result<unknown, string> {
  try {
    const content: unknown = node.toJS(document);
    JSON.stringify(content);
    return ok(content);
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    return fail(reason);
  }
}

/** Position of the part at a path; if it is missing, the nearest part around it. */
function offsetOf(node: unknown, path: Path): number {
  const [step, ...rest] = path;
  const own = (node: Node) => node.range?.[0] ?? 0;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair || !isScalar(pair.key)) return own(node);
    return rest.length > 0 ? offsetOf(pair.value, rest) : own(pair.key);
  }
  if (isSeq(node) && typeof step === "number" && node.items[step]) return offsetOf(node.items[step], rest);
  return isMap(node) || isSeq(node) || isScalar(node) ? own(node) : 0;
}

/** Checks a document against a schema; each error names its line. */
export function check<Value>(source: Source, schema: z.ZodType<Value>): Result<Value, readonly Flaw[]> {
  const parsed = schema.safeParse(source.content, { error: reasonOf });
  if (parsed.success) return ok(parsed.data);
  return fail(
    parsed.error.issues.map((issue) => {
      const path = placeOf(issue);
      return { line: source.lineOf(path), reason: `${spell(path)}${issue.message}` };
    }),
  );
}

/** Counts from 1: the first step is steps.1. */
const spell = (path: Path): string =>
  path.length > 0 ? `${path.map((step) => (typeof step === "number" ? step + 1 : String(step))).join(".")}: ` : "";

/** Path of the error; for unknown keys, of the first of them. */
export function placeOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** Message with expected and actual value, if the schema has them. */
export function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "missing";
  const got = JSON.stringify(issue.input);
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected}, got ${got}`;
    case "invalid_value":
      return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}, got ${got}`;
    case "unrecognized_keys":
      return "unknown key";
    default:
      return undefined;
  }
}
