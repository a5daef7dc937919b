import { installPackage } from "./debian-package.ts";
import { libraryPath } from "./faketime.ts";

/** Before all tests: a machine without libfaketime gets it from Debian's packages, if we may install them. */
export default function installFaketime(): void {
  if (process.platform === "linux" && libraryPath() === null) installPackage("libfaketime");
}
