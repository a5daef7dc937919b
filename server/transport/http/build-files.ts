/** The hashed files of all builds that pages may still request, from this and other nodes. */
export interface BuildFiles {
  /** @param name without its folder. @returns null if no build has it; `away` while the storage is unavailable. */
  find(name: string): Promise<Buffer | "away" | null>;
}
