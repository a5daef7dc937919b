import { existsSync } from "node:fs";
import { findChromium } from "../../tools/processes/find-chromium.ts";
import { missingProgram } from "../../tools/processes/missing-program.ts";
import { installPackage } from "../support/debian-package.ts";

/** Chromium without the windows of a browser: each page costs half the processor time. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" } as const;

/**
 * Runs before the tests in a browser: finds Chromium, or installs it from Debian's packages where that is allowed.
 * CHROMIUM_PATH decides if it is set.
 */
export default function installChromium(): void {
  if (process.env["CHROMIUM_PATH"]) return;
  if (!existsSync(headlessShell.path)) installPackage(headlessShell.package);
  if (existsSync(headlessShell.path)) process.env["CHROMIUM_PATH"] = headlessShell.path;
  else if (missingProgram(findChromium)) installPackage("chromium");
}
