import { readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { sentenceOf } from "../command-line/command.ts";

/** Maximum size of a file with a deck, in bytes. */
const maxBytes = 64_000;

/**
 * Reads a deck from a file, as JSON or YAML without aliases. The result may be anything.
 * @returns the reason if the file cannot be read.
 */
export function readDeckFile(path: string): Result<unknown, string> {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > maxBytes) return fail(`expected at most ${maxBytes} bytes, got ${bytes.length}`);
    const documents = [...parseAllDocuments(bytes.toString("utf8"), { logLevel: "error" })];
    const [document] = documents;
    if (documents.length !== 1 || !document) return fail(`expected one deck, got ${documents.length}`);
    const [error] = document.errors;
    if (error) return fail(sentenceOf(error));
    const data: unknown = document.toJS({ maxAliasCount: 0 });
    return ok(data);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}
