/** LRU cache of files in memory. */
export class BoundedFiles {
  readonly #most: number;
  /** Files in the order of their last use; the most recent is last. */
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  /** @param most maximum size of all files together, in bytes. */
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
    this.#evict(name);
    this.#files.set(name, body);
    this.#bytes += body.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#evict(oldest);
    }
  }

  #evict(name: string): void {
    this.#bytes -= this.#files.get(name)?.length ?? 0;
    this.#files.delete(name);
  }
}
