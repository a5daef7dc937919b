import { RestartableTimer, type Timers } from "./timers.ts";

/** Task that runs at once and then again, an interval after the end of each run. Runs never overlap. */
export abstract class RepeatedTask {
  readonly #timer: RestartableTimer;
  readonly #everyMs: number;
  #running: Promise<void> = Promise.resolve();
  #hasStopped = false;

  constructor(timers: Timers, everyMs: number) {
    this.#timer = new RestartableTimer(timers);
    this.#everyMs = everyMs;
  }

  /** Must not reject. A long run should end early once the task `hasStopped`. */
  protected abstract run(): Promise<void>;

  protected get hasStopped(): boolean {
    return this.#hasStopped;
  }

  /** Resolves after the first run. */
  start(): Promise<void> {
    return this.#runAndLater();
  }

  /** Runs once more, after a run that is in progress. */
  poll(): Promise<void> {
    this.#running = this.#running.then(() => (this.#hasStopped ? undefined : this.run()));
    return this.#running;
  }

  /** Resolves once no run is in progress. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    this.#timer.cancel();
    await this.#running;
  }

  /** Sets the time of the next run after this one, because runs would pile up while the database is slow. */
  async #runAndLater(): Promise<void> {
    await this.poll();
    if (!this.#hasStopped) this.#timer.set(this.#everyMs, () => void this.#runAndLater());
  }
}
