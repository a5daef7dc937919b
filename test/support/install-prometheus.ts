import { installPackage } from "./debian-package.ts";
import { hasPrometheus } from "./prometheus.ts";

/** Runs before all tests: installs Prometheus and promtool from Debian's packages if they are missing and we may. */
export default function installPrometheus(): void {
  if (!hasPrometheus) installPackage("prometheus");
}
