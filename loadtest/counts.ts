/** Counters of a load test. */
export class LoadCounts {
  /** Accepted commands. */
  commands = 0;
  refused = 0;
  gamesFinished = 0;
  /** Connections that ended too early. */
  disconnects = 0;
  /** Server messages that clients could not decode. */
  unreadable = 0;
  /** Longest wait of a client for a response or for its seat, in ms. */
  longestPauseMs = 0;
  /** Bytes and frames that clients have received. */
  bytes = 0;
  frames = 0;
  /** Number of errors by message. */
  readonly errors = new Map<string, number>();
  /** Latencies in ms, one per command. */
  #latencies: number[] = [];
  #counting = true;

  /** Resets all counters except the errors. */
  beginAnew(): void {
    this.commands = 0;
    this.refused = 0;
    this.gamesFinished = 0;
    this.longestPauseMs = 0;
    this.bytes = 0;
    this.frames = 0;
    this.#latencies = [];
  }

  /** Stops all counters except the errors. */
  stop(): void {
    this.#counting = false;
  }

  get isOver(): boolean {
    return !this.#counting;
  }

  get errorCount(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts a frame that a client received. */
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

  /** @param share 0.5 for the median. @returns ms, or 0 without a measurement. */
  percentile(share: number): number {
    const sorted = this.#latencies.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }
}
