import { spawnSync } from "node:child_process";
import { chromiumPath } from "../../../tools/browser/chromium.ts";

/** Before all tests: a machine without Chromium gets it from Debian's packages, if we may install them. */
export default function installChromium(): void {
  if (chromiumPath() || process.env["CHROMIUM_PATH"] || process.getuid?.() !== 0) return;
  console.log("The browser tests need Chromium: installing it with apt-get, which takes a minute.");
  for (const action of [["update"], ["install", "--yes", "chromium"]]) {
    const { status } = spawnSync("apt-get", ["--quiet", "--quiet", ...action], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) return;
  }
}
