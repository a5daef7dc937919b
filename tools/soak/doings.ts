import type { Tally } from "../../loadtest/tally.ts";

/** What people have done until now. */
export class Doings {
  /** Tables that were opened, players who came back after their connection broke, and who left for good. */
  opened = 0;
  cameBack = 0;
  left = 0;
  /** Spectators. */
  watched = 0;
  /** Games that ended, those played again from their records, and accepted commands. */
  games = 0;
  replayed = 0;
  commands = 0;
  disconnects = 0;
  /** What went wrong, by message. */
  readonly errors = new Map<string, number>();

  take({ gamesFinished, commands, disconnects, errors }: Tally): void {
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
