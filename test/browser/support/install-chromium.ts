import { chromiumPath } from "../../../tools/browser/chromium.ts";
import { installPackage } from "../../support/debian-package.ts";

/** Before all tests: a machine without Chromium gets it from Debian's packages, if we may install them. */
export default function installChromium(): void {
  if (chromiumPath() === null && !process.env["CHROMIUM_PATH"]) installPackage("chromium");
  if (chromiumPath() === null)
    console.error("There is no Chromium: all tests in a browser will fail, and say what to do.");
}
