import { Client, type Room, type SeatReservation } from "@colyseus/sdk";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import {
  type ClockAnswer,
  type CloseMessage,
  type PartyJoin,
  protocolRevision,
  type QueueJoin,
  type QueueRefusal,
} from "../../shared/net/protocol.ts";
import type { Connection, NetworkTrouble } from "../game-model/model.ts";
import { siteLink } from "../state/base-path.ts";
import { type ApiResponse, request } from "./request.ts";

/** Connection states after a goodbye message of the server. */
export const endings: Readonly<Record<CloseMessage["reason"], Connection>> = {
  elsewhere: "elsewhere",
  removed: "removed",
  closing: "closing",
  "not-saving": "closing",
  "table-closed": "closed",
  "closed-by-operator": "closed-by-operator",
  failed: "failed",
  outdated: "outdated",
  unwatched: "unwatched",
  suspended: "suspended",
};

/** Timeout of each of the two steps into the queue, in ms. A frozen server would never respond. */
const queuePatienceMs = 8000;
/** Timeout of each of the two steps onto the line, in ms. */
const linePatienceMs = 12_000;

/**
 * `again`: transient error. `refused`: the join was denied, and only the API knows whether that is final. The others are
 * transient too, and players can do something about them.
 */
type Failure = "again" | "refused" | NetworkTrouble;

type Entered<State> = Promise<Result<Room<unknown, State>, Failure>>;

/** @param patienceMs timeout of each of the two steps into the room. A frozen server would never respond. */
export async function joinById<State>(roomId: string, options: object, patienceMs: number): Entered<State> {
  const reserved = await reserve(`joinById/${encodeURIComponent(roomId)}`, options, patienceMs);
  if (reserved.ok) return enter(reserved.value, patienceMs);
  const { error } = reserved.error;
  if (error === "offline" || error === "intercepted") return fail(error);
  return fail(["unreachable", "again", "too-many-tries"].includes(error) ? "again" : "refused");
}

/** The token is no longer valid, because the device was signed out. */
export interface SignedOut {
  readonly reason: "unauthorized";
}

/** @returns null after a transient error, or the reason for which the queue denied the join. */
export async function joinQueue(
  wanted: QueueJoin | PartyJoin,
): Promise<Result<Room<unknown, unknown> | null, QueueRefusal | SignedOut>> {
  const reserved = await reserve("joinOrCreate/queue", wanted, queuePatienceMs);
  if (reserved.ok) {
    const entered = await enter(reserved.value, queuePatienceMs);
    return ok(entered.ok ? entered.value : null);
  }
  const refusal = reserved.error;
  switch (refusal.error) {
    case "paused":
    case "newcomer":
      return fail({ reason: refusal.error, waitMs: refusal.waitMs ?? 0 });
    case "sanctioned":
      return fail({ reason: refusal.error, until: refusal.until ?? null });
    case "unauthorized":
    case "closing":
    case "not-saving":
    case "maintenance":
    case "too-many-tables":
    case "full":
      return fail({ reason: refusal.error });
    default:
      return ok(null);
  }
}

/**
 * Joins the line. An error is "unauthorized" for a token that is no longer valid, else the least time to wait before the
 * next try, in ms.
 */
export async function joinLine(
  token: string,
): Promise<Result<Room<unknown, unknown>, "unauthorized" | { readonly waitMs: number }>> {
  const reserved = await reserve("joinOrCreate/line", { token }, linePatienceMs);
  if (!reserved.ok) {
    const { error } = reserved;
    if (error.error === "unauthorized") return fail(error.error);
    return fail({ waitMs: "retryMs" in error ? (error.retryMs ?? 0) : 0 });
  }
  const entered = await enter(reserved.value, linePatienceMs);
  return entered.ok ? entered : fail({ waitMs: 0 });
}

/** Uses the API because the SDK hides the reason of a denied join. */
const reserve = (path: string, body: object, patienceMs: number): ApiResponse<SeatReservation> =>
  request({
    method: "POST",
    path: `/matchmake/${path}`,
    body: { ...body, revision: protocolRevision },
    timeoutMs: patienceMs,
  });

/** @returns ms by which the server's clock is ahead of `performance.now()`; null without an answer. */
export async function serverAheadMs(room: Pick<Room, "request">): Promise<number | null> {
  const askedAt = performance.now();
  const answer: ClockAnswer | null = await room.request("clock", {}).catch(() => null);
  return answer && answer.now - (askedAt + performance.now()) / 2;
}

/** Disables the reconnection of the SDK. After any failure a player joins again with the same token. */
async function enter<State>(reservation: SeatReservation, patienceMs: number): Entered<State> {
  const entrance = new Entrance(siteLink("/"));
  const timer = setTimeout(() => entrance.shut(), patienceMs);
  try {
    const room = await entrance.consumeSeatReservation<State>(reservation);
    room.reconnection.enabled = false;
    return ok(room);
  } catch {
    return fail(entrance.isShut ? "again" : "refused");
  } finally {
    clearTimeout(timer);
  }
}

/** Client for one room. Its connection can be closed while it is still being established. */
class Entrance extends Client {
  isShut = false;
  #close = () => {};

  protected override createRoom<State>(name: string): Room<unknown, State> {
    const room = super.createRoom<State>(name);
    this.#close = () => room.connection.close();
    return room;
  }

  shut(): void {
    this.isShut = true;
    this.#close();
  }
}
