import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian installs server programs in this folder, which is not on the PATH of a user. */
const ofServers = "/usr/sbin";

/** @returns the path of a program; null if it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ofServers].filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((place) => existsSync(place)) ?? null;
}
