import type { MessageListener } from "../transport/rooms/table-message-handlers.ts";
import type { Offence } from "../transport/sockets/frame-validator.ts";
import type { SocketListener } from "../transport/sockets/transport.ts";
import type { Counts, Measured } from "./counts.ts";
import { actIn, answeredBy } from "./request-frames.ts";

type OpenedSocket = Parameters<SocketListener["opened"]>[0];
type Refused = Parameters<MessageListener["refused"]>[0];

interface SocketMetrics {
  readonly counts: Pick<Counts, "sent" | "offences" | "refusals">;
  /** Histogram of the time from a command's arrival until its reply is sent, after everything is saved. */
  readonly replyTime: Measured;
  /** Monotonic clock, in ms with fractions. */
  readonly now: () => number;
}

/** The request that is being handled, and the arrival times of its connection's unanswered requests. */
interface Handled {
  readonly number: number;
  readonly asked: Map<number, number>;
}

/** Counts WebSocket traffic, and measures the time from a command to its reply. */
export class CountedSockets implements SocketListener, MessageListener {
  readonly #metrics: SocketMetrics;
  #open = 0;
  #current: Handled | null = null;

  constructor(metrics: SocketMetrics) {
    this.#metrics = metrics;
  }

  get open(): number {
    return this.#open;
  }

  opened(socket: OpenedSocket): void {
    const asked = new Map<number, number>();
    const emit = socket.emit.bind(socket);
    const send = socket.send.bind(socket);
    this.#open += 1;
    socket.emit = (event, ...details) => {
      if (event === "close") this.#open -= 1;
      this.#current = event === "message" ? this.#onReceived(details[0], asked) : null;
      const isHeard = emit(event, ...details);
      this.#current = null;
      return isHeard;
    };
    socket.send = (...message) => {
      send(...message);
      this.#onSent(message[0], asked);
    };
  }

  ended(offence: Offence): void {
    this.#metrics.counts.offences.add(offence);
  }

  /**
   * Excludes the current command. It waits for the end of a response window, so its time says nothing about the server.
   */
  waits(): void {
    this.#current?.asked.delete(this.#current.number);
  }

  refused(error: Refused): void {
    this.#metrics.counts.refusals.add(error.kind === "refused" ? error.refusal.code : error.kind);
  }

  /** @returns the command in a frame; null if there is none. */
  #onReceived(frame: unknown, asked: Map<number, number>): Handled | null {
    const number = frame instanceof Uint8Array ? actIn(frame) : null;
    if (number === null) return null;
    asked.set(number, this.#metrics.now());
    return { number, asked };
  }

  #onSent(frame: unknown, asked: Map<number, number>): void {
    if (!(frame instanceof Uint8Array)) return;
    const { counts, replyTime, now } = this.#metrics;
    counts.sent.add("frames");
    counts.sent.add("bytes", frame.byteLength);
    const number = asked.size > 0 ? answeredBy(frame) : null;
    const since = number === null ? undefined : asked.get(number);
    if (number === null || since === undefined) return;
    asked.delete(number);
    replyTime.observe((now() - since) / 1000);
  }
}
