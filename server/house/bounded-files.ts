/** Files in memory; those that nobody has asked for the longest give way. */
export class BoundedFiles {
  readonly #most: number;
  /** The one that was asked for last stands last. */
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  /** @param most bytes of all together. */
  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Buffer | null {
    const body = this.#files.get(name);
    if (!body) return null;
    this.#files.delete(name);
    this.#files.set(name, body);
    return body;
  }

  set(name: string, body: Buffer): void {
    this.#drop(name);
    this.#files.set(name, body);
    this.#bytes += body.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#files.get(name)?.length ?? 0;
    this.#files.delete(name);
  }
}
