import { installPackage } from "./debian-package.ts";
import { hasRedis } from "./redis.ts";

/** Runs before all tests: installs Redis from Debian's packages if it is missing and we may. */
export default function installRedis(): void {
  if (!hasRedis) installPackage("redis-server");
}
