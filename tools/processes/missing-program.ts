import { findProgram } from "./find-program.ts";

/** This machine does not have a program that a test or tool starts. */
export class MissingProgram extends Error {
  /** Survives the way from Vitest's workers to its reporters, unlike the class. */
  override readonly name = "MissingProgram";
  readonly program: string;
  readonly debianPackage: string;

  /** @param otherwise what helps instead of the package. */
  constructor(program: string, debianPackage: string, otherwise = "") {
    super(
      `expected ${program} on this machine, found none: "apt-get install ${debianPackage}", for example${otherwise}`,
    );
    this.program = program;
    this.debianPackage = debianPackage;
  }
}

/** @returns where the program of a package is. @throws MissingProgram if this machine does not have it. */
export function requireProgram(name: string, program: string, debianPackage: string): string {
  const path = findProgram(name);
  if (path === null) throw new MissingProgram(program, debianPackage);
  return path;
}

/** @returns what a search misses; null if it finds its program. */
export function missingProgram(search: () => unknown): MissingProgram | null {
  try {
    search();
    return null;
  } catch (error) {
    if (error instanceof MissingProgram) return error;
    throw error;
  }
}
