import { installPackage } from "../support/debian-package.ts";
import { libraryPath } from "../support/faketime.ts";
import { hasNginx } from "../support/nginx.ts";
import { folderOfPrograms } from "../support/postgres.ts";
import { hasPrometheus } from "../support/prometheus.ts";
import { hasRedis } from "../support/redis.ts";

interface Program {
  /** Debian's package. */
  readonly package: string;
  readonly isHere: boolean;
}

/** Runs before the tests that need other processes: installs what is missing from Debian's packages, where that is allowed. */
export default function installPrograms(): void {
  const programs: readonly Program[] = [
    { package: "postgresql", isHere: folderOfPrograms() !== null },
    { package: "redis-server", isHere: hasRedis },
    { package: "nginx", isHere: hasNginx },
    { package: "prometheus", isHere: hasPrometheus },
    { package: "libfaketime", isHere: process.platform !== "linux" || libraryPath() !== null },
  ];
  for (const program of programs) if (!program.isHere) installPackage(program.package);
}
