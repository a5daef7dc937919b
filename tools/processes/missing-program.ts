import { findProgram } from "./find-program.ts";

/** A program that a test or tool starts is not installed on this machine. */
export class MissingProgram extends Error {
  /** Survives the transfer from the workers of Vitest to its reporters, unlike the class. */
  override readonly name = "MissingProgram";
  readonly program: string;
  readonly debianPackage: string;

  /** @param otherwise an alternative to the package. */
  constructor(program: string, debianPackage: string, otherwise = "") {
    super(
      `expected ${program} on this machine, found none: "apt-get install ${debianPackage}", for example${otherwise}`,
    );
    this.program = program;
    this.debianPackage = debianPackage;
  }
}

/** @returns the path of the program of a package. @throws MissingProgram if it is not installed. */
export function requireProgram(name: string, program: string, debianPackage: string): string {
  const path = findProgram(name);
  if (path === null) throw new MissingProgram(program, debianPackage);
  return path;
}

/** @returns the missing program of a search; null if the program is found. */
export function missingProgram(search: () => unknown): MissingProgram | null {
  try {
    search();
    return null;
  } catch (error) {
    if (error instanceof MissingProgram) return error;
    throw error;
  }
}
