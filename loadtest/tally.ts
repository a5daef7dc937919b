/** Counts what happens under load. */
export class Tally {
  /** Accepted commands. */
  commands = 0;
  refused = 0;
  gamesFinished = 0;
  /** Connections that ended too early. */
  disconnects = 0;
  /** Server messages that clients could not read. */
  unreadable = 0;
  /** The longest time a client waited for an answer or for its seat, in ms. */
  longestPauseMs = 0;
  /** Bytes that clients have received, and in how many frames. */
  bytes = 0;
  frames = 0;
  /** What went wrong, by message. */
  readonly errors = new Map<string, number>();
  /** In ms, one per command. */
  #latencies: number[] = [];
  #counting = true;

  /** Forgets what has been counted, except what went wrong. */
  beginAnew(): void {
    this.commands = 0;
    this.refused = 0;
    this.gamesFinished = 0;
    this.longestPauseMs = 0;
    this.bytes = 0;
    this.frames = 0;
    this.#latencies = [];
  }

  /** From now on only errors count. */
  stop(): void {
    this.#counting = false;
  }

  get isOver(): boolean {
    return !this.#counting;
  }

  get errorCount(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** A client has received a frame. */
  received(bytes: number): void {
    if (!this.#counting) return;
    this.bytes += bytes;
    this.frames += 1;
  }

  latency(ms: number): void {
    if (this.#counting) this.#latencies.push(ms);
  }

  pause(ms: number): void {
    if (this.#counting) this.longestPauseMs = Math.max(this.longestPauseMs, ms);
  }

  error(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.errors.set(message, (this.errors.get(message) ?? 0) + 1);
  }

  /** @param share 0.5 for the median. @returns ms, or 0 if nothing was measured. */
  percentile(share: number): number {
    const sorted = this.#latencies.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }
}
