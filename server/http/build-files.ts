/** The hashed files of all builds that pages may still ask for, whichever server has made them. */
export interface BuildFiles {
  /** @param name without its folder. @returns null if no build has it; `away` if nobody can say now. */
  find(name: string): Promise<Buffer | "away" | null>;
}
