import type { IncomingMessage } from "node:http";

/** Data about a room that is needed to admit a connection. */
export interface ReservableRoom {
  /** Message and request types that the room handles. */
  readonly kinds: ReadonlySet<string>;
  /** Whether the room rarely sends anything, so that its connections are pinged less often. */
  readonly isQuiet: boolean;
  hasReservedSeat(sessionId: string): boolean;
}

interface DoorRules {
  /** Strips the base path of the server from a request address; null if the address is outside of it. */
  readonly below: (address: string) => string | null;
  /** Strips the path of this node from a request address; null if the address belongs to another node. */
  readonly addressHere: (address: string) => string | null;
  /** Returns whether a Colyseus process id is that of this process. */
  readonly isThisProcess: (processId: string) => boolean;
  readonly roomOf: (roomId: string) => ReservableRoom | null;
  readonly isAllowedOrigin: (request: IncomingMessage) => boolean;
  /** Returns whether a client has sent the server's access code. */
  readonly hasAccess: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Called with the reason of each refusal. */
  readonly refused?: (reason: RefusalReason) => void;
  /** Monotonic clock, in ms. */
  readonly now: () => number;
}

/**
 * `path`: outside of the base path, or no room. `origin`: a page of another server. `other-node`, `other-process`: of
 * another node, or of an earlier process of this one.
 */
export type RefusalReason =
  | "path"
  | "origin"
  | "access-code"
  | "other-node"
  | "other-process"
  | "no-session"
  | "no-seat";

/** `misdirected`: the address belongs to another node, or to an earlier process of this one. */
type Refusal = "refused" | "misdirected";

/** Decision about an upgrade. `too-often`: the address was rejected too often within a short time. */
export type UpgradeRequest = { readonly room: ReservableRoom } | Refusal | "too-often";

/** Number of rejections per address within `withinMs` that get their specific status. */
const mostRefusals = 20;
const withinMs = 10_000;

/** Admits only WebSockets that have a reserved seat and come from an allowed page. */
export class UpgradeGate {
  readonly #rules: DoorRules;
  /** Rejections by address, in the current time window. */
  readonly #refusals = new Map<string, number>();
  #since = 0;

  constructor(rules: DoorRules) {
    this.#rules = rules;
  }

  knock(request: IncomingMessage): UpgradeRequest {
    const room = this.#roomFor(request);
    if (typeof room === "object") return { room };
    this.#rules.refused?.(room);
    const isTooOften = this.#countRefusal(this.#rules.addressOf(request)) > mostRefusals;
    return isTooOften ? "too-often" : kindOf(room);
  }

  #roomFor(request: IncomingMessage): ReservableRoom | RefusalReason {
    const { below, addressHere, isThisProcess, isAllowedOrigin, hasAccess, roomOf } = this.#rules;
    const inside = below(request.url ?? "");
    if (inside === null) return "path";
    if (!isAllowedOrigin(request)) return "origin";
    if (!hasAccess(request)) return "access-code";
    const address = addressHere(inside);
    if (address === null) return "other-node";
    const way = /^\/([\w-]+)\/([\w-]+)(?:\?(.*))?$/.exec(address);
    if (!way) return "path";
    const [, processId = "", roomId = "", query] = way;
    const sessionId = new URLSearchParams(query).get("sessionId");
    if (sessionId === null) return "no-session";
    const room = roomOf(roomId);
    if (room?.hasReservedSeat(sessionId)) return room;
    return isThisProcess(processId) ? "no-seat" : "other-process";
  }

  #countRefusal(address: string): number {
    const now = this.#rules.now();
    if (now - this.#since > withinMs) {
      this.#refusals.clear();
      this.#since = now;
    }
    const count = (this.#refusals.get(address) ?? 0) + 1;
    this.#refusals.set(address, count);
    return count;
  }
}

const kindOf = (reason: RefusalReason): Refusal =>
  reason === "other-node" || reason === "other-process" ? "misdirected" : "refused";
