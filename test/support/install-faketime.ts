import { installPackage } from "./debian-package.ts";
import { libraryPath } from "./faketime.ts";

/** Runs before all tests: installs libfaketime from Debian's packages if it is missing and we may. */
export default function installFaketime(): void {
  if (process.platform === "linux" && libraryPath() === null) installPackage("libfaketime");
}
