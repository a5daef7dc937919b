import type { WebSocket } from "ws";
import type { FlushScheduler } from "../../../server/runtime/flush-scheduler.ts";
import type { AnyView } from "../../../shared/core/game.ts";
import { parseJson } from "../../../shared/net/parse-json.ts";
import { type ClientFrame, frameSchema, type ServerMessage } from "./messages.ts";
import type { WriteAheadFile } from "./write-ahead.ts";

const framesPerSecond = 100_000;
/** Close code for a frame that breaks the rules (RFC 6455). */
const policyViolation = 1008;

/** Connection of a seat. It checks each frame, and delays its output until the disk has what it shows, and then to a tick. */
export class SeatConnection {
  readonly #socket: WebSocket;
  readonly #file: WriteAheadFile;
  readonly #scheduler: FlushScheduler;
  #held: { readonly number: number; readonly text: string }[] = [];
  #isDue = false;
  /** Start of the current second, and its frames. */
  #since = 0;
  #frames = 0;

  constructor(socket: WebSocket, file: WriteAheadFile, scheduler: FlushScheduler) {
    this.#socket = socket;
    this.#file = file;
    this.#scheduler = scheduler;
  }

  listen(handlers: { readonly heard: (frame: ClientFrame) => void; readonly closed: () => void }): void {
    this.#socket.on("message", (data, isBinary) => {
      const frame = this.#counts() && !isBinary ? frameSchema.safeParse(parseJson(String(data))).data : undefined;
      if (frame) handlers.heard(frame);
      else this.#socket.close(policyViolation);
    });
    this.#socket.on("close", handlers.closed);
  }

  /** @param number the write that it waits for. */
  send<View extends AnyView>(message: ServerMessage<View>, number: number): void {
    this.#held.push({ number, text: JSON.stringify(message) });
    this.#plan();
  }

  #counts(): boolean {
    const now = performance.now();
    if (now - this.#since >= 1000) {
      this.#since = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= framesPerSecond;
  }

  #plan(): void {
    if (!this.#isDue) this.#scheduler.next(() => this.#release());
    this.#isDue = true;
  }

  #release(): void {
    this.#isDue = false;
    const waits = this.#held.findIndex(({ number }) => !this.#file.isSaved(number));
    const leaving = waits < 0 ? this.#held.splice(0) : this.#held.splice(0, waits);
    if (leaving.length > 0) this.#socket.send(`[${leaving.map(({ text }) => text).join(",")}]`);
    if (this.#held.length > 0) this.#plan();
  }
}
