/**
 * Does the same work again and again: in tasks of their own, once however often it was wanted until then. A message to
 * itself begins a task: unlike a timer it is never late.
 */
export class Soon {
  readonly #work: (atOnce: boolean) => boolean;
  readonly #channel = new MessageChannel();
  #due: PromiseWithResolvers<void> | null = null;

  /** @param work returns whether it is done; else it goes on in another task. `atOnce`: it must be done. */
  constructor(work: (atOnce: boolean) => boolean) {
    this.#work = work;
    this.#channel.port1.onmessage = () => this.#do(false);
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
    this.#do(true);
  }

  /** Does nothing any more. */
  end(): void {
    this.#channel.port1.close();
  }

  #do(atOnce: boolean): void {
    const due = this.#due;
    if (due === null) return;
    this.#due = null;
    if (this.#work(atOnce)) due.resolve();
    else void this.want().then(due.resolve);
  }
}
