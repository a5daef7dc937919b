import { Worker } from "node:worker_threads";
import type { Log } from "../runtime/log.ts";
import type { LogEvent } from "../runtime/log-events.ts";
import { RestartableTimer, type Timers } from "../runtime/timers.ts";
import type { BotReply, BotRequestMessage, DropGameMessage } from "./messages.ts";

/** Request to a bot in a worker thread. */
export interface BotRequest {
  /**
   * Creates the message when the thread is free, possibly while another game is running. An exception therefore fails
   * only this request.
   * @param life incarnation of the thread; state of an earlier one is lost.
   */
  message(life: number): BotRequestMessage;
  /** @param answer null if the request could not be sent, or the thread ended during it. */
  done(answer: BotReply | null): void;
}

interface ThreadDeps {
  /** Entry point of the thread, which calls `serveBotRequests`. */
  readonly program: URL;
  readonly timers: Timers;
  readonly log: Log;
}

/**
 * Time limit in ms for one request before the thread counts as hung. The first request includes the start of the
 * thread.
 */
export const replyTimeoutMs = 10_000;

/** Memory limit for the bots of a thread, above which it is ended. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Worker thread that computes one expert request at a time. It starts with the first request, and is replaced when it
 * crashes or hangs. Its current request then gets no answer, and the state of its bots is lost.
 */
export class BotWorker {
  readonly #deps: ThreadDeps;
  readonly #timer: RestartableTimer;
  readonly #waiting: BotRequest[] = [];
  #worker: Worker | null = null;
  #life = 0;
  #asked: BotRequest | null = null;
  #isClosed = false;

  constructor(deps: ThreadDeps) {
    this.#deps = deps;
    this.#timer = new RestartableTimer(deps.timers);
  }

  /** Number of waiting and running requests. */
  get load(): number {
    return this.#waiting.length + (this.#asked ? 1 : 0);
  }

  ask(question: BotRequest): void {
    this.#waiting.push(question);
    this.#next();
  }

  /** Removes a request that still waits. */
  cancel(question: BotRequest): void {
    const place = this.#waiting.indexOf(question);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  release(minds: readonly number[]): void {
    this.#worker?.postMessage({ type: "forget", minds } satisfies DropGameMessage);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    this.#timer.cancel();
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#asked || this.#isClosed) return;
    const question = this.#waiting.shift();
    if (!question) return;
    this.#asked = question;
    this.#worker ??= this.#startThread();
    this.#timer.set(replyTimeoutMs, () => this.#end("expert-thread-hangs", "a thread of experts hangs"));
    try {
      this.#worker.postMessage(question.message(this.#life));
    } catch (err) {
      this.#deps.log.error({ event: "expert-not-asked", err }, "a request to an expert cannot be sent");
      this.#finish(null);
    }
  }

  #startThread(): Worker {
    this.#life += 1;
    const worker = new Worker(this.#deps.program, { execArgv: [], resourceLimits });
    worker.on("message", (answer: BotReply) => {
      if (worker === this.#worker) this.#answered(answer);
    });
    worker.on("error", (err) =>
      this.#deps.log.error({ event: "expert-thread-failed", err }, "an exception in a thread of experts"),
    );
    worker.once("exit", () => {
      if (worker === this.#worker && !this.#isClosed) this.#end("expert-thread-died", "a thread of experts has died");
    });
    worker.unref();
    return worker;
  }

  #answered(answer: BotReply): void {
    if (answer.kind === "failed")
      this.#deps.log.error({ event: "expert-failed", reason: answer.message }, "an expert has failed");
    this.#finish(answer);
  }

  /** Ends the thread. A new one takes the next request. */
  #end(event: LogEvent, message: string): void {
    this.#deps.log.error({ event }, message);
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#finish(null);
  }

  #finish(answer: BotReply | null): void {
    this.#timer.cancel();
    const asked = this.#asked;
    this.#asked = null;
    asked?.done(answer);
    this.#next();
  }
}
