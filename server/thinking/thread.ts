import { Worker } from "node:worker_threads";
import type { Log } from "../plumbing/log.ts";
import type { LogEvent } from "../plumbing/log-events.ts";
import { Alarm, type Timers } from "../plumbing/timers.ts";
import type { Answer, AskMessage, ForgetMessage } from "./messages.ts";

/** A question to a mind in a thread. */
export interface Question {
  /**
   * Made when the thread comes to it, which may be in the middle of another game: an exception in it costs this question
   * only.
   * @param life of the thread: what an earlier one knew is lost.
   */
  message(life: number): AskMessage;
  /** @param answer null if it could not be put, or the thread has ended over it. */
  done(answer: Answer | null): void;
}

interface ThreadDeps {
  /** The code of the thread: it calls `serveMinds`. */
  readonly program: URL;
  readonly timers: Timers;
  readonly log: Log;
}

/** How long a thread may take for one question before it counts as hung, in ms; its start is part of the first. */
export const patienceMs = 10_000;

/** The memory that minds may take in a thread before it is ended. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * A thread in which experts think about one question at a time. It begins with the first question, and is replaced when
 * it dies or hangs: then its question has no answer, and its minds are lost.
 */
export class ThinkingThread {
  readonly #deps: ThreadDeps;
  readonly #alarm: Alarm;
  readonly #waiting: Question[] = [];
  #worker: Worker | null = null;
  #life = 0;
  #asked: Question | null = null;
  #isClosed = false;

  constructor(deps: ThreadDeps) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.timers);
  }

  /** How many questions wait or are being thought about. */
  get load(): number {
    return this.#waiting.length + (this.#asked ? 1 : 0);
  }

  ask(question: Question): void {
    this.#waiting.push(question);
    this.#next();
  }

  /** A question that still waits is never asked. */
  drop(question: Question): void {
    const place = this.#waiting.indexOf(question);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  forget(minds: readonly number[]): void {
    this.#worker?.postMessage({ type: "forget", minds } satisfies ForgetMessage);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    this.#alarm.cancel();
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#asked || this.#isClosed) return;
    const question = this.#waiting.shift();
    if (!question) return;
    this.#asked = question;
    this.#worker ??= this.#begin();
    this.#alarm.set(patienceMs, () => this.#end("expert-thread-hangs", "a thread of experts hangs"));
    try {
      this.#worker.postMessage(question.message(this.#life));
    } catch (err) {
      this.#deps.log.error({ event: "expert-not-asked", err }, "a question to an expert cannot be put");
      this.#finish(null);
    }
  }

  #begin(): Worker {
    this.#life += 1;
    const worker = new Worker(this.#deps.program, { execArgv: [], resourceLimits });
    worker.on("message", (answer: Answer) => {
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

  #answered(answer: Answer): void {
    if (answer.kind === "failed")
      this.#deps.log.error({ event: "expert-failed", reason: answer.message }, "an expert has failed");
    this.#finish(answer);
  }

  /** Another thread takes the next question. */
  #end(event: LogEvent, message: string): void {
    this.#deps.log.error({ event }, message);
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#finish(null);
  }

  #finish(answer: Answer | null): void {
    this.#alarm.cancel();
    const asked = this.#asked;
    this.#asked = null;
    asked?.done(answer);
    this.#next();
  }
}
