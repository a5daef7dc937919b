import { matchMaker } from "@colyseus/core";
import { z } from "zod";
import { fail, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode } from "../../shared/net/protocol.ts";
import type { AtTable, NotAtTable } from "../people/identity/seated-players.ts";
import { withTimeout } from "../runtime/with-timeout.ts";

/** Timeout in ms for responses of a table's owner. A dead one never responds. */
const patienceMs = 800;

const answerFormat = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.null() }),
  z.object({ ok: z.literal(false), error: z.enum(["removed", "table-full", "no-such-table", "again"]) }),
]);

const personFormat = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.object({ id: z.string(), name: z.string(), avatar: z.string() }) }),
  z.object({ ok: z.literal(false), error: z.enum(["no-such-table", "no-such-player", "again"]) }),
]);

/** Requests to the nodes that own tables. */
export interface Owners {
  /**
   * Returns whether a player can join a table now, or watch it. It fails with `again` if the owner does not respond.
   */
  admits(roomId: string, playerId: string, watches: boolean): Promise<Result<null, ApiErrorCode>>;
  /**
   * Returns whether a player can open another screen of a table. A node of the version before does not know screens:
   * `again`.
   */
  admitsScreen(roomId: string, openedBy: string): Promise<Result<null, ApiErrorCode>>;
  /**
   * Returns the person with a number at a table, for a player who is or was there. It fails with `again` if the owner
   * does not respond.
   */
  personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">>;
  /** Removes a player from a table permanently. If the owner does not respond, nothing changes. */
  leave(roomId: string, playerId: string): Promise<void>;
}

/** Sends the requests to the rooms of tables on all nodes. */
export const roomsOfCluster: Owners = {
  async admits(roomId, playerId, watches) {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "admits", [playerId, watches], patienceMs);
      return answerFormat.parse(await withTimeout(patienceMs, call));
    } catch {
      return fail("again");
    }
  },
  async admitsScreen(roomId, openedBy) {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "admitsScreen", [openedBy], patienceMs);
      return answerFormat.parse(await withTimeout(patienceMs, call));
    } catch {
      return fail("again");
    }
  },
  async personAt(roomId, playerId, who) {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "personAt", [playerId, who], patienceMs);
      return personFormat.parse(await withTimeout(patienceMs, call));
    } catch {
      return fail("again");
    }
  },
  async leave(roomId, playerId) {
    try {
      await withTimeout(patienceMs, matchMaker.remoteRoomCall(roomId, "giveUp", [playerId], patienceMs));
    } catch {}
  },
};
