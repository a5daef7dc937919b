import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian installs programs that only servers use: it is on no PATH of a user. */
const ofServers = "/usr/sbin";

/** @returns where a program is; null if this machine does not have it. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ofServers].filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? null;
}
