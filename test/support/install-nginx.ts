import { installPackage } from "./debian-package.ts";
import { hasNginx } from "./nginx.ts";

/** Runs before all tests: installs nginx from Debian's packages if it is missing and we may. */
export default function installNginx(): void {
  if (!hasNginx) installPackage("nginx");
}
