import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { MissingProgram } from "./missing-program.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell"];

/**
 * @returns CHROMIUM_PATH, or the first of the usual names on the PATH.
 * @throws MissingProgram if CHROMIUM_PATH is not set and Chromium is not installed.
 */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const places = named ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (named) throw new Error(`CHROMIUM_PATH: expected a Chromium or Chrome, got ${named}, which does not exist`);
  throw new MissingProgram("Chromium", "chromium", ", or set CHROMIUM_PATH");
}
