import type { TableConnection } from "./player.ts";
import type { Tally } from "./tally.ts";

/** One client without a chair: takes in all that it is sent, and says nothing. Its bytes are not counted. */
export class LoadSpectator {
  readonly #room: TableConnection;
  #leaving = false;

  constructor(room: TableConnection, tally: Tally) {
    this.#room = room;
    room.reconnection.enabled = false;
    for (const type of ["welcome", "events", "story", "goodbye", "chat", "said", "emote"])
      room.onMessage(type, () => {});
    room.onError((code, message) => {
      if (!this.#leaving) tally.error(`${code} ${message}`);
    });
    room.onLeave(() => {
      if (!this.#leaving) tally.disconnects += 1;
    });
  }

  /** The connection is about to end. */
  letGo(): void {
    this.#leaving = true;
  }

  async leave(): Promise<void> {
    this.letGo();
    if (this.#room.connection.isOpen) await this.#room.leave();
  }
}
