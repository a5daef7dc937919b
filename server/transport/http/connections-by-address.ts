/**
 * Maximum number of ended connections of an address within `windowMs`. Above it, the address can open no new ones until
 * the window is over.
 */
const maxEnded = 5;
const windowMs = 10_000;

/** Counts open connections by address, and the ones that were ended for an offence. */
export class ConnectionsByAddress {
  readonly #max: number;
  readonly #now: () => number;
  readonly #open = new Map<string, number>();
  /** Ended connections in the current window. */
  readonly #ended = new Map<string, number>();
  #since = 0;

  /** @param max maximum number of open connections of an address. @param now monotonic, in ms. */
  constructor(max: number, now: () => number) {
    this.#max = max;
    this.#now = now;
  }

  /** Counts a new connection. @returns false if the address has too many; the connection is then not counted. */
  admit(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#max || this.#endedOf(address) >= maxEnded) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  release(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }

  punish(address: string): void {
    this.#ended.set(address, this.#endedOf(address) + 1);
  }

  #endedOf(address: string): number {
    const now = this.#now();
    if (now - this.#since > windowMs) {
      this.#ended.clear();
      this.#since = now;
    }
    return this.#ended.get(address) ?? 0;
  }
}
