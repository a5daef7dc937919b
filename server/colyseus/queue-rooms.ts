import { matchMaker, type Room } from "@colyseus/core";
import type { Notice } from "../../shared/net/protocol.ts";

/** How the WebSockets of a room are closed that another server goes on with. */
const movedCode = 4101;

/** The id of the queue's room where there is one server. */
export const onlyQueue = "queue";

/** The room of the queue at this server: there is one at most. */
export class QueueRooms {
  #room: Room | null = null;

  async open(roomId: string): Promise<void> {
    await matchMaker.handleCreateRoom("queue", {}, undefined, roomId);
    this.#room = matchMaker.getLocalRoomById(roomId);
  }

  /** Tells everybody who waits here what the operator has to say. */
  tell(notice: Notice): void {
    this.#room?.broadcast("notice", notice);
  }

  /** Ends all connections at once, without a word. */
  async drop(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    await room?.disconnect(movedCode);
  }
}
