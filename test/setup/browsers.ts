import { existsSync } from "node:fs";
import { findFirefox } from "../../tools/engines/firefox.ts";
import { findSessionBus, findVirtualScreen, findWebKitDriver } from "../../tools/engines/webkit.ts";
import { findChromium } from "../../tools/processes/find-chromium.ts";
import { missingProgram } from "../../tools/processes/missing-program.ts";
import { installPackage } from "../support/debian-package.ts";

/** Chromium without browser windows: each page costs half the processor time. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" } as const;

/** Japanese and Chinese letters, which are boxes without it. */
const asianFonts = {
  path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  package: "fonts-noto-cjk",
} as const;

/** Runs before the browser tests: finds the browsers, or installs their Debian packages if this process may. */
export default function installBrowsers(): void {
  installChromium();
  if (!existsSync(asianFonts.path)) installPackage(asianFonts.package);
  for (const find of [findFirefox, findWebKitDriver, findVirtualScreen, findSessionBus]) {
    const missing = missingProgram(find);
    if (missing) installPackage(missing.debianPackage);
  }
}

/** CHROMIUM_PATH takes precedence if it is set. */
function installChromium(): void {
  if (process.env["CHROMIUM_PATH"]) return;
  if (!existsSync(headlessShell.path)) installPackage(headlessShell.package);
  if (existsSync(headlessShell.path)) process.env["CHROMIUM_PATH"] = headlessShell.path;
  else if (missingProgram(findChromium)) installPackage("chromium");
}
