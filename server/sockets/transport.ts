import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { ServerLog } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Journal } from "../store/journal.ts";
import { cutOff, turnAway } from "./closing-answers.ts";
import type { Door, OpenRoom } from "./door.ts";
import { type GuardedSocket, type GuardRules, guard, type Offence } from "./guard.ts";
import { type HeldSocket, hold } from "./hold.ts";
import { type LivingSocket, SignsOfLife } from "./signs-of-life.ts";

/** Sees the WebSockets of this process, not what they say. */
export interface SocketListener {
  /** One has opened, and nothing has passed over it yet: what it sends from now on is what leaves, when it leaves. */
  opened(socket: GuardedSocket): void;
  /** One is ended for what it did. */
  ended(offence: Offence): void;
}

export interface TransportDeps {
  readonly server: Server;
  readonly door: Door;
  readonly journal: Pick<Journal, "isKept" | "isHolding">;
  readonly pulse: Pulse;
  /** Frames of any sort that a connection may send in a second. */
  readonly framesPerSecond: number;
  /** Monotonic. */
  readonly timers: Pick<Timers, "now" | "after">;
  readonly log: Pick<ServerLog, "warn">;
  readonly listener?: SocketListener | undefined;
}

const maxMessageBytes = 4096;

/** How long a client that was refused too often waits for its 429. */
const answerAfterMs = 250;
/** How many of them wait at once. */
const maxWaiting = 1000;

const statuses = { refused: 403, misdirected: 421 } as const;

/**
 * Accepts the WebSockets that the door lets in, and ends those that fall silent. Guards incoming frames, and holds back
 * outgoing ones until everything that happened before is kept: nobody learns of anything that could still be lost.
 */
export class GuardedTransport extends WebSocketTransport {
  readonly #deps: TransportDeps;
  readonly #rules: GuardRules;
  readonly #signsOfLife: SignsOfLife;
  /** Clients that wait for their 429. */
  #waiting = 0;

  constructor(deps: TransportDeps) {
    super({ server: deps.server, maxPayload: maxMessageBytes, pingInterval: 0 });
    const { framesPerSecond, timers, log, listener } = deps;
    this.#deps = deps;
    this.#rules = {
      framesPerSecond,
      now: () => timers.now(),
      ended(offence, frames) {
        log.warn({ event: "connection-ended", offence, frames }, "a connection is ended");
        listener?.ended(offence);
      },
    };
    this.#signsOfLife = new SignsOfLife(deps.pulse);
  }

  protected override listenForUpgrade(server: Server): void {
    server.on("upgrade", (request, socket, head) => this.#admit(request, socket, head));
    // Without a listener Node closes the connection without an answer.
    server.on("connect", (_request, socket) => turnAway(socket, 405));
  }

  #admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const knock = this.#deps.door.knock(request);
    if (knock === "too-often") this.#cutOffLater(socket);
    else if (typeof knock === "string") turnAway(socket, statuses[knock]);
    else this.#welcome(knock.room, request, socket, head);
  }

  /**
   * A client that connects again as soon as it is answered then does so a few times a second, and not thousands of times.
   * Meanwhile nothing is read from it. Beyond `maxWaiting` connections there is no wait, because each takes memory.
   */
  #cutOffLater(socket: Duplex): void {
    if (this.#waiting >= maxWaiting) {
      cutOff(socket);
      return;
    }
    this.#waiting += 1;
    socket.on("error", () => socket.destroy());
    this.#deps.timers.after(answerAfterMs, () => {
      this.#waiting -= 1;
      cutOff(socket);
    });
  }

  #welcome(room: OpenRoom, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.wss.handleUpgrade(request, socket, head, (webSocket) => {
      this.#deps.listener?.opened(webSocket);
      this.#lookAfter(webSocket, room);
      this.wss.emit("connection", webSocket, request);
    });
  }

  /** What is created here lives as long as the connection, and must not refer to its request. */
  #lookAfter(webSocket: GuardedSocket & HeldSocket & LivingSocket, { kinds }: OpenRoom): void {
    this.#signsOfLife.expect(webSocket);
    guard(webSocket, kinds, this.#rules);
    hold(webSocket, this.#deps);
  }
}
