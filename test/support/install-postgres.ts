import { installPackage } from "./debian-package.ts";
import { folderOfPrograms } from "./postgres.ts";

/** Before all tests: a machine without Postgres gets it from Debian's packages, if we may install them. */
export default function installPostgres(): void {
  if (folderOfPrograms() === null) installPackage("postgresql");
}
