import type { SoundName } from "../sound/sounds.ts";
import type { Prompt } from "./scene/pieces.ts";

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

/** Waits for work, but at most for a time. @returns its result; null if it is late. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  return Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);
}

/** Number of ticking seconds at the end of the viewer's time. */
const urgent = 5;

/** Ticks in each of the last seconds of the viewer's time. */
export class Countdown {
  readonly #sound: (sound: SoundName) => void;
  /** Remaining whole seconds; 0 if the table waits for another player. */
  #left = 0;

  constructor(sound: (sound: SoundName) => void) {
    this.#sound = sound;
  }

  tick(prompt: Prompt | null, now: number): void {
    const left = secondsLeft(prompt, now);
    if (left !== this.#left && left > 0 && left <= urgent) this.#sound("tick");
    this.#left = left;
  }
}

const secondsLeft = (prompt: Prompt | null, now: number): number =>
  prompt?.mine && prompt.clock !== null ? Math.ceil((prompt.clock.endsAt - now) / 1000) : 0;
