import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

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

const launchOptions = () => ({
  executablePath: findChromium(),
  args: flags,
  handleSIGINT: false,
  handleSIGTERM: false,
});

export const startChromium = (): Promise<Browser> => chromium.launch(launchOptions());

/** Starts a Chromium that several processes share: each connects, and sees its own pages alone. */
export const launchChromiumServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

/** @param endpoint of a Chromium that `launchChromiumServer` has started. */
export const connectToChromium = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);

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
