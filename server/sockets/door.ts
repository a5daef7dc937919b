import type { IncomingMessage } from "node:http";

/** A room as the door knows it. */
export interface OpenRoom {
  /** The kinds of messages and requests that the room answers. */
  readonly kinds: ReadonlySet<string>;
  hasReservedSeat(sessionId: string): boolean;
}

interface DoorRules {
  /** The address of a request without the path of this node; null if it is another node's. */
  readonly addressHere: (address: string) => string | null;
  /** Whether a process of the framework is this one. */
  readonly isThisProcess: (processId: string) => boolean;
  readonly roomOf: (roomId: string) => OpenRoom | null;
  readonly isAllowedOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Monotonic, in ms. */
  readonly now: () => number;
}

/** `misdirected`: the way leads to another node, or to an earlier life of this one. */
type Refusal = "refused" | "misdirected";

/** `too-often`: the address was refused too often within a short time. */
export type Knock = { readonly room: OpenRoom } | Refusal | "too-often";

/** How many refusals of an address within `withinMs` get their reason. */
const mostRefusals = 20;
const withinMs = 10_000;

/** Lets in only WebSockets that have a reserved seat and come from an allowed page. */
export class Door {
  readonly #rules: DoorRules;
  /** Refusals by address, in the current span of time. */
  readonly #refusals = new Map<string, number>();
  #since = 0;

  constructor(rules: DoorRules) {
    this.#rules = rules;
  }

  knock(request: IncomingMessage): Knock {
    const room = this.#roomFor(request);
    if (typeof room === "object") return { room };
    return this.#countRefusal(this.#rules.addressOf(request)) > mostRefusals ? "too-often" : room;
  }

  #roomFor(request: IncomingMessage): OpenRoom | Refusal {
    const { addressHere, isThisProcess, isAllowedOrigin, roomOf } = this.#rules;
    if (!isAllowedOrigin(request)) return "refused";
    const address = addressHere(request.url ?? "");
    if (address === null) return "misdirected";
    const way = /^\/([\w-]+)\/([\w-]+)\?(.*)$/.exec(address);
    const [, processId = "", roomId = "", query] = way ?? [];
    const sessionId = new URLSearchParams(query).get("sessionId");
    if (!way || sessionId === null) return "refused";
    const room = roomOf(roomId);
    if (room?.hasReservedSeat(sessionId)) return room;
    return isThisProcess(processId) ? "refused" : "misdirected";
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
