import { missingProgram } from "../../tools/processes/missing-program.ts";
import { findCaddy } from "../support/caddy.ts";
import { installPackage } from "../support/debian-package.ts";
import { findFaketime } from "../support/faketime.ts";
import { findNginx } from "../support/nginx.ts";
import { folderOfPrograms } from "../support/postgres.ts";
import { findPrometheus } from "../support/prometheus.ts";
import { findRedis } from "../support/redis.ts";
import { findSystemdAnalyze } from "../support/systemd.ts";

/** Runs before the tests that need other processes: installs missing Debian packages, if this process may. */
export default function installPrograms(): void {
  const finds = [folderOfPrograms, findRedis, findNginx, findCaddy, findPrometheus, findFaketime, findSystemdAnalyze];
  for (const find of finds) {
    const missing = missingProgram(find);
    if (missing) installPackage(missing.debianPackage);
  }
}
