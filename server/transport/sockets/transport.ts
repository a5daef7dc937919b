import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Metrics } from "../../metrics/metrics.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { ServerLog } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { WriteQueue } from "../../storage/writing/write-queue.ts";
import { destroySocket, rejectUpgrade } from "./closing-answers.ts";
import { type GuardedSocket, type GuardRules, validateFrames } from "./frame-validator.ts";
import { Keepalive, type PingedSocket, quietPingIntervalMs } from "./keepalive.ts";
import { type BufferedSocket, bufferOutbound } from "./outbound-buffer.ts";
import type { ReservableRoom, UpgradeGate } from "./upgrade-gate.ts";

export interface TransportDeps {
  readonly server: Server;
  readonly upgradeGate: UpgradeGate;
  readonly writeQueue: Pick<WriteQueue, "isKept" | "isHolding">;
  readonly scheduler: FlushScheduler;
  /** Maximum frames of all types per second of a connection. */
  readonly framesPerSecond: number;
  /** Monotonic clock and timeouts. */
  readonly timers: Pick<Timers, "now" | "after">;
  readonly log: Pick<ServerLog, "warn">;
  readonly metrics?: Metrics | undefined;
}

const maxMessageBytes = 4096;

/** Delay of the 429 for a client that was rejected too often, in ms. */
const answerAfterMs = 250;
/** Maximum number of delayed 429 responses. */
const maxWaiting = 1000;

const statuses = { refused: 403, misdirected: 421 } as const;

/**
 * Accepts WebSockets that the door admits, and ends silent ones. It validates incoming frames. It delays outgoing ones
 * until all earlier events are saved, so that clients never see events that could still be lost.
 */
export class GuardedTransport extends WebSocketTransport {
  readonly #deps: TransportDeps;
  readonly #rules: GuardRules;
  readonly #signsOfLife: Keepalive;
  readonly #quietSignsOfLife: Keepalive;
  /** Number of delayed 429 responses. */
  #waiting = 0;

  constructor(deps: TransportDeps) {
    super({ server: deps.server, maxPayload: maxMessageBytes, pingInterval: 0 });
    const { framesPerSecond, timers, log, metrics } = deps;
    this.#deps = deps;
    this.#rules = {
      framesPerSecond,
      now: () => timers.now(),
      ended(offence, frames) {
        log.warn({ event: "connection-ended", offence, frames }, "a connection is ended");
        metrics?.connectionsEnded.inc(offence);
      },
    };
    this.#signsOfLife = new Keepalive(deps.scheduler);
    this.#quietSignsOfLife = new Keepalive(deps.scheduler, quietPingIntervalMs);
  }

  protected override listenForUpgrade(server: Server): void {
    server.on("upgrade", (request, socket, head) => this.#admit(request, socket, head));
    // Without a listener Node would close the connection without a response.
    server.on("connect", (_request, socket) => rejectUpgrade(socket, 405));
  }

  #admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const knock = this.#deps.upgradeGate.knock(request);
    if (knock === "too-often") this.#cutOffLater(socket);
    else if (typeof knock === "string") rejectUpgrade(socket, statuses[knock]);
    else this.#welcome(knock.room, request, socket, head);
  }

  /**
   * Delays the 429. A client that reconnects after each response can then do so only a few times a second. Nothing is
   * read from the connection during the delay. Beyond `maxWaiting` connections there is no delay, because each one
   * takes memory.
   */
  #cutOffLater(socket: Duplex): void {
    if (this.#waiting >= maxWaiting) {
      destroySocket(socket);
      return;
    }
    this.#waiting += 1;
    socket.on("error", () => socket.destroy());
    this.#deps.timers.after(answerAfterMs, () => {
      this.#waiting -= 1;
      destroySocket(socket);
    });
  }

  #welcome(room: ReservableRoom, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.wss.handleUpgrade(request, socket, head, (webSocket) => {
      const { metrics } = this.#deps;
      metrics?.connections.inc();
      if (metrics) webSocket.once("close", () => metrics.connections.dec());
      this.#lookAfter(webSocket, room);
      this.wss.emit("connection", webSocket, request);
    });
  }

  /**
   * Attaches keepalive, validation and output buffer. They live as long as the connection, and must not refer to its
   * request.
   */
  #lookAfter(webSocket: GuardedSocket & BufferedSocket & PingedSocket, { kinds, isQuiet }: ReservableRoom): void {
    (isQuiet ? this.#quietSignsOfLife : this.#signsOfLife).expect(webSocket);
    validateFrames(webSocket, kinds, this.#rules);
    bufferOutbound(webSocket, this.#deps);
  }
}
