import type { Listener } from "../../server/matchmaking/listeners.ts";
import type { PartyNews, QueueCloseMessage, QueueNews, SeatLocation } from "../../shared/net/protocol.ts";

/** Records the messages of the queue to one connection. */
export class QueueListenerSpy implements Listener {
  readonly said: QueueNews[] = [];
  table: SeatLocation | null = null;
  end: QueueCloseMessage | null = null;

  get last(): QueueNews | undefined {
    return this.said.at(-1);
  }

  party: PartyNews | null = null;

  onParty(news: PartyNews): void {
    this.party = news;
  }

  onChange(news: QueueNews): void {
    this.said.push(news);
  }

  seated(seated: SeatLocation): void {
    this.table = seated;
  }

  closed(goodbye: QueueCloseMessage): void {
    this.end = goodbye;
  }
}
