import type { Listener } from "../../server/matchmaking/listeners.ts";
import type { QueueGoodbye, QueueNews, Seated } from "../../shared/net/protocol.ts";

/** Records the messages of the queue to one connection. */
export class Ear implements Listener {
  readonly said: QueueNews[] = [];
  table: Seated | null = null;
  end: QueueGoodbye | null = null;

  get last(): QueueNews | undefined {
    return this.said.at(-1);
  }

  news(news: QueueNews): void {
    this.said.push(news);
  }

  seated(seated: Seated): void {
    this.table = seated;
  }

  closed(goodbye: QueueGoodbye): void {
    this.end = goodbye;
  }
}
