import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../processes/find-chromium.ts";

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
