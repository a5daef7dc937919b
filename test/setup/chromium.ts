import { existsSync } from "node:fs";
import { findChromium } from "../../tools/processes/find-chromium.ts";
import { missingProgram } from "../../tools/processes/missing-program.ts";
import { installPackage } from "../support/debian-package.ts";

/** Chromium without browser windows: each page costs half the processor time. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" } as const;

/**
 * Runs before the browser tests: finds Chromium, or installs the Debian package if this process may. CHROMIUM_PATH
 * takes precedence if it is set.
 */
export default function installChromium(): void {
  if (process.env["CHROMIUM_PATH"]) return;
  if (!existsSync(headlessShell.path)) installPackage(headlessShell.package);
  if (existsSync(headlessShell.path)) process.env["CHROMIUM_PATH"] = headlessShell.path;
  else if (missingProgram(findChromium)) installPackage("chromium");
}
