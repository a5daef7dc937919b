import { matchMaker, type Room } from "@colyseus/core";
import type { Notice } from "../../../shared/net/protocol.ts";
import { movedCode } from "./base-room.ts";

/** Id of the queue's room on a standalone server. */
export const onlyQueue = "queue";

/** Queue room of this server, at most one. */
export class QueueRooms {
  #room: Room | null = null;

  async open(roomId: string): Promise<void> {
    await matchMaker.handleCreateRoom("queue", {}, undefined, roomId);
    this.#room = matchMaker.getLocalRoomById(roomId);
  }

  /** Sends the operator's notice to all waiting players here. */
  notify(notice: Notice): void {
    this.#room?.broadcast("notice", notice);
  }

  /** Closes all connections at once without a message. */
  async release(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    await room?.disconnect(movedCode);
  }
}
