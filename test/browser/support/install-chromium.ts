import { chromiumPath } from "../../../tools/browser/chromium.ts";
import { installWithApt } from "../../support/apt.ts";

/** Before all tests: a machine without Chromium gets it from Debian's packages, if we may install them. */
export default function installChromium(): void {
  if (chromiumPath() || process.env["CHROMIUM_PATH"]) return;
  installWithApt("chromium", "The browser tests need Chromium");
}
