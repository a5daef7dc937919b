/**
 * Does the same work again and again: in a task of its own, once however often it was wanted until then. A message to
 * itself begins the task: unlike a timer it is never late.
 */
export class Soon {
  readonly #work: () => void;
  readonly #channel = new MessageChannel();
  #due: PromiseWithResolvers<void> | null = null;

  constructor(work: () => void) {
    this.#work = work;
    this.#channel.port1.onmessage = () => this.hurry();
  }

  get isDue(): boolean {
    return this.#due !== null;
  }

  /** @returns once it is done. */
  want(): Promise<void> {
    if (this.#due === null) {
      this.#due = Promise.withResolvers();
      this.#channel.port2.postMessage(null);
    }
    return this.#due.promise;
  }

  /** Does at once what is due. */
  hurry(): void {
    const due = this.#due;
    if (due === null) return;
    this.#due = null;
    this.#work();
    due.resolve();
  }

  /** Does nothing any more. */
  end(): void {
    this.#channel.port1.close();
  }
}
