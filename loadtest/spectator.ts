import { eventsMessage, historyMessage } from "../shared/net/games.ts";
import type { LoadCounts } from "./counts.ts";
import type { TableConnection } from "./player.ts";

/** Client without a chair: receives all messages and sends none. Its bytes are not counted. */
export class LoadSpectator {
  readonly #room: TableConnection;
  #leaving = false;

  constructor(room: TableConnection, tally: LoadCounts) {
    this.#room = room;
    room.reconnection.enabled = false;
    for (const type of ["welcome", eventsMessage, historyMessage, "goodbye", "chat", "said", "emote"])
      room.onMessage(type, () => {});
    room.onError((code, message) => {
      if (!this.#leaving) tally.error(`${code} ${message}`);
    });
    room.onMessage("blocked", () => {});
    room.onLeave(() => {
      if (!this.#leaving) tally.disconnects += 1;
    });
  }

  /** Must be called before the connection is closed on purpose. */
  letGo(): void {
    this.#leaving = true;
  }

  async leave(): Promise<void> {
    this.letGo();
    if (this.#room.connection.isOpen) await this.#room.leave();
  }
}
