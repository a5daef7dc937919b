import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { fail, ok, type Result } from "../../shared/core/result.ts";

/** Reason for a place without a source, for operators. */
interface NoSource {
  readonly expected: string;
  readonly got: string;
}

/**
 * Returns FILE:LINE:COLUMN of the source at a place in a script of the page.
 * @param place SCRIPT:LINE:COLUMN, from 1. @param maps folder of the build's source maps.
 */
export function sourceOf(place: string, maps: string): Result<string, NoSource> {
  const [script, line, column] = place.split(":");
  const path = join(maps, `${script}.map`);
  if (!existsSync(path)) return fail({ expected: "a script of this build", got: "one of another build" });
  const map = new SourceMap(JSON.parse(readFileSync(path, "utf8")));
  const found = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in found)) return fail({ expected: "a place with a source", got: "none" });
  const { originalSource, originalLine, originalColumn } = found;
  return ok(`${originalSource}:${originalLine + 1}:${originalColumn + 1}`);
}
