import { Client, MatchMakeError, type Room } from "@colyseus/sdk";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { QueueJoin, QueueRefusal } from "../../shared/net/protocol.ts";
import { api } from "./api.ts";

/** `gone`: the room does not exist any more, or does not know us; `unreachable`: no response, try again. */
export type JoinFailure = "gone" | "unreachable";

/** HTTP and matchmaking codes after which trying again is pointless. */
const final = [401, 403, 404, 522, 525];

const client = new Client(location.origin);

export const joinById = <State>(roomId: string, options: object): Promise<Result<Room<unknown, State>, JoinFailure>> =>
  settled(client.joinById<State>(roomId, options));

/** Uses the API because the SDK does not tell why the queue refuses somebody, and for how long. */
export async function joinQueue(
  wanted: QueueJoin,
): Promise<Result<Room<unknown, unknown>, JoinFailure | QueueRefusal>> {
  const answer = await api.joinQueue(wanted);
  if (answer.ok) return settled(client.consumeSeatReservation<unknown>(answer.value));
  const refusal = answer.error;
  switch (refusal.error) {
    case "paused":
      return fail({ reason: refusal.error, waitMs: refusal.waitMs ?? 0 });
    case "not-saving":
    case "too-many-tables":
    case "full":
      return fail({ reason: refusal.error });
    default:
      return fail("unreachable");
  }
}

/** The SDK's own reconnection is off: after any failure a player joins again the same way, with their token. */
async function settled<State>(
  joining: Promise<Room<unknown, State>>,
): Promise<Result<Room<unknown, State>, JoinFailure>> {
  try {
    const room = await joining;
    room.reconnection.enabled = false;
    return ok(room);
  } catch (error) {
    return fail(error instanceof MatchMakeError && final.includes(error.code) ? "gone" : "unreachable");
  }
}
