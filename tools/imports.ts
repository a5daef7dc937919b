import { globSync, readFileSync } from "node:fs";
import { emptyRooms, faultsIn } from "./imports/faults.ts";
import { readRooms } from "./imports/rooms.ts";

const table = "docs/architecture.md";
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
