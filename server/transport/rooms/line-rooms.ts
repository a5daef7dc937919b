import { type Client, matchMaker, type Room } from "@colyseus/core";
import { type LineMessage, lineType } from "../../../shared/net/line.ts";
import type { Notice, Player } from "../../../shared/net/protocol.ts";
import type { ModerationUpdates } from "../../tables/social/moderation-updates.ts";
import { sendToAll } from "./broadcast.ts";

/** Id of the room of lines on a standalone server. */
export const onlyLines = "line";

/** Room of lines of this server. */
export class LineRooms {
  #room: Room<{ client: Client<{ auth: Player }> }> | null = null;

  async open(roomId: string): Promise<void> {
    await matchMaker.handleCreateRoom(lineType, {}, undefined, roomId);
    this.#room = matchMaker.getLocalRoomById(roomId);
  }

  /** Sends the operator's notice to all lines here. */
  notify(notice: Notice): void {
    sendToAll(this.#room?.clients ?? [], lineType, { kind: "announcement", notice } satisfies LineMessage);
  }

  /** Notifies persons of a change of their sanctions. */
  moderate(verdicts: Pick<ModerationUpdates, "hasNews">): void {
    const clients = (this.#room?.clients ?? []).filter(({ auth }) => auth && verdicts.hasNews(auth.id));
    sendToAll(clients, lineType, { kind: "sanction" } satisfies LineMessage);
  }
}
