import { matchMaker } from "@colyseus/core";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import { withTimeout } from "../runtime/with-timeout.ts";

/** Timeout in ms for the response of the queue's owner. A dead one never responds. */
const patienceMs = 800;

const format: z.ZodType<readonly Player[] | null> = z
  .array(z.object({ id: z.string(), name: z.string(), avatar: z.string(), guest: z.boolean() }))
  .nullable();

/**
 * Asks the queue's owner for the players of a party that another player may join.
 * @returns null if there is none, or the owner does not respond. A node of the version before does not know parties.
 */
export async function gatheringAt(roomId: string, ticket: string): Promise<readonly Player[] | null> {
  try {
    return format.parse(
      await withTimeout(patienceMs, matchMaker.remoteRoomCall(roomId, "gathering", [ticket], patienceMs)),
    );
  } catch {
    return null;
  }
}
