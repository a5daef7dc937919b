import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags, handleSIGINT: false, handleSIGTERM: false });

function findChromium(): string {
  const found = chromiumPath();
  if (found) return found;
  const named = process.env["CHROMIUM_PATH"];
  throw new Error(
    named
      ? `CHROMIUM_PATH: expected a Chromium or Chrome, got ${named}, which does not exist`
      : `expected Chromium or Chrome on the PATH, got none: "apt-get install chromium", for example, or set CHROMIUM_PATH`,
  );
}

/** CHROMIUM_PATH, or the first of the usual names on the PATH; null if there is none. */
export function chromiumPath(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const places = named ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}
