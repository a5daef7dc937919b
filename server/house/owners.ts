import { matchMaker } from "@colyseus/core";
import { z } from "zod";
import { fail, type Result } from "../../shared/core/result.ts";
import type { ApiErrorCode } from "../../shared/net/protocol.ts";
import { within } from "../plumbing/within.ts";
import type { AtTable, NotAtTable } from "../tables/directory.ts";

/** How long the owner of a table may take to answer, in ms: one that is gone never does. */
const patienceMs = 800;

const answerFormat = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.null() }),
  z.object({ ok: z.literal(false), error: z.enum(["removed", "table-full", "again"]) }),
]);

const personFormat = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.object({ id: z.string(), name: z.string(), avatar: z.string() }) }),
  z.object({ ok: z.literal(false), error: z.enum(["no-such-table", "no-such-player", "again"]) }),
]);

/** The nodes that own tables. */
export interface Owners {
  /** Whether a player could join a table now, or could join to watch; `again` if its owner does not answer. */
  admits(roomId: string, playerId: string, watches: boolean): Promise<Result<null, ApiErrorCode>>;
  /** The person with a number at a table, for a player who is or was there; `again` if its owner does not answer. */
  personAt(roomId: string, playerId: string, who: number): Promise<Result<AtTable, NotAtTable | "again">>;
  /** A player leaves a table for good; if its owner does not answer, nothing changes. */
  giveUp(roomId: string, playerId: string): Promise<void>;
}

/** Asks the rooms of tables, wherever they are. */
export const roomsOfHouse: Owners = {
  async admits(roomId, playerId, watches) {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "admits", [playerId, watches], patienceMs);
      return answerFormat.parse(await within(patienceMs, call));
    } catch {
      return fail("again");
    }
  },
  async personAt(roomId, playerId, who) {
    try {
      const call = matchMaker.remoteRoomCall(roomId, "personAt", [playerId, who], patienceMs);
      return personFormat.parse(await within(patienceMs, call));
    } catch {
      return fail("again");
    }
  },
  async giveUp(roomId, playerId) {
    try {
      await within(patienceMs, matchMaker.remoteRoomCall(roomId, "giveUp", [playerId], patienceMs));
    } catch {}
  },
};
