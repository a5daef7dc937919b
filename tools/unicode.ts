import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { readConfusables } from "./unicode/confusables.ts";
import { readRestricted } from "./unicode/identifier-types.ts";
import { readJoining } from "./unicode/joining.ts";
import { Missing } from "./unicode/missing.ts";
import { readSmallCapitals } from "./unicode/small-capitals.ts";

const target = join(import.meta.dirname, "../server/people/identity/unicode-tables.json");

/**
 * - Confusables (UTS 39) come from ICU inside the running Node.js, because Debian's `unicode-data` has none.
 * - Joining types, viramas and small capitals come from Debian's `unicode-data`.
 * - Identifier types (UTS 39) come from Debian's `perl`.
 */
export const program = command(
  "unicode",
  `Writes server/people/identity/unicode-tables.json: Unicode data that JavaScript does not offer. The server never needs this
tool; run it after an update of Node.js or Debian. Exits with 2 if a source is missing.`,
)
  .argument("[folder]", "of Debian's unicode-data", "/usr/share/unicode")
  .action(write);

function write(folder: string): void {
  try {
    const joining = readJoining(folder);
    const restricted = readRestricted();
    const confusables = readConfusables(process.execPath);
    const tables = {
      versions: { confusables: confusables.version, joining: joining.version, restricted: restricted.version },
      confusables: confusables.lines.join(";"),
      smallCapitals: readSmallCapitals(folder),
      restricted: restricted.ranges,
      viramas: joining.viramas,
      joinsNext: joining.joinsNext,
      joinsPrevious: joining.joinsPrevious,
    };
    writeFileSync(target, `${JSON.stringify(tables, null, 2)}\n`);
    console.log(`${target}: ${JSON.stringify(tables.versions)}`);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exitCode = exitCode.unusable;
  }
}

if (import.meta.main) await runAsMain(program);
