import { installPackage } from "./debian-package.ts";
import { folderOfPrograms } from "./postgres.ts";

/** Runs before all tests: installs Postgres from Debian's packages if it is missing and we may. */
export default function installPostgres(): void {
  if (folderOfPrograms() === null) installPackage("postgresql");
}
