/**
 * Schedules repeated work in its own tasks, once for several requests. A message event starts the task because, unlike
 * a timer, it is never delayed.
 */
export class DeferredTask {
  readonly #work: (atOnce: boolean) => boolean;
  readonly #channel = new MessageChannel();
  #due: PromiseWithResolvers<void> | null = null;

  /**
   * @param work returns whether it is complete; otherwise it continues in another task. `atOnce`: it must be completed.
   */
  constructor(work: (atOnce: boolean) => boolean) {
    this.#work = work;
    this.#channel.port1.onmessage = () => this.#do(false);
  }

  get isDue(): boolean {
    return this.#due !== null;
  }

  /** @returns a promise that resolves once the work is complete. */
  request(): Promise<void> {
    if (this.#due === null) {
      this.#due = Promise.withResolvers();
      this.#channel.port2.postMessage(null);
    }
    return this.#due.promise;
  }

  /** Executes pending work immediately. */
  runNow(): void {
    this.#do(true);
  }

  /** Stops all further work. */
  end(): void {
    this.#channel.port1.close();
  }

  #do(atOnce: boolean): void {
    const due = this.#due;
    if (due === null) return;
    this.#due = null;
    if (this.#work(atOnce)) due.resolve();
    else void this.request().then(due.resolve);
  }
}
