import { globSync, readFileSync } from "node:fs";
import { command, runAsMain } from "./command-line/command.ts";
import { emptyRooms, faultsIn } from "./imports/faults.ts";
import { readRooms } from "./imports/rooms.ts";

const table = "docs/architecture.md";

export const program = command(
  "imports",
  "Checks all imports against the table of docs/architecture.md. Exits with 1 if an import is not allowed.",
).action(check);

function check(): void {
  const paths = globSync("{shared,server,client}/**/*.{ts,tsx}");
  const files = new Map(paths.map((path) => [path.replaceAll("\\", "/"), readFileSync(path, "utf8")]));
  const rooms = readRooms(readFileSync(table, "utf8"));
  const faults = rooms.ok
    ? [
        ...faultsIn(files, rooms.value),
        ...emptyRooms(files, rooms.value).map(({ path }) => `${table}: no file is in the room ${path}`),
      ]
    : [`${table}: ${rooms.error}`];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) await runAsMain(program);
