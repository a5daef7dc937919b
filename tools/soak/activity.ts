import type { LoadCounts } from "../../loadtest/counts.ts";

/** Actions of the clients until now. */
export class SoakActivity {
  /** Opened tables, reconnected players, and players who left for good. */
  opened = 0;
  cameBack = 0;
  left = 0;
  /** Spectators. */
  watched = 0;
  /** Ended games, replayed games, and accepted commands. */
  games = 0;
  replayed = 0;
  commands = 0;
  disconnects = 0;
  /** Number of errors by message. */
  readonly errors = new Map<string, number>();

  take({ gamesFinished, commands, disconnects, errors }: LoadCounts): void {
    this.games += gamesFinished;
    this.commands += commands;
    this.disconnects += disconnects;
    for (const [message, count] of errors) this.failed(message, count);
  }

  failed(message: string, count = 1): void {
    this.errors.set(message, (this.errors.get(message) ?? 0) + count);
  }

  get errorCount(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }
}
