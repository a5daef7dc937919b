import { installWithApt } from "./apt.ts";
import { libraryPath } from "./faketime.ts";

/** Before all tests: a machine without libfaketime gets it from Debian's packages, if we may install them. */
export default function installFaketime(): void {
  if (process.platform === "linux" && libraryPath() === null)
    installWithApt("libfaketime", "The tests that set a server's clock need libfaketime");
}
