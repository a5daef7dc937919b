import { chromiumPath } from "../../tools/browser/chromium.ts";
import { installPackage } from "../support/debian-package.ts";

/** Runs before all tests: installs Chromium from Debian's packages if it is missing and we may. */
export default function installChromium(): void {
  if (chromiumPath() === null && !process.env["CHROMIUM_PATH"]) installPackage("chromium");
  if (chromiumPath() === null)
    console.error("There is no Chromium: all tests in a browser will fail, and say what to do.");
}
