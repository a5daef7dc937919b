import { RestartableTimer, type Timers } from "../../runtime/timers.ts";

/**
 * Response window after each effect. A draw waits until its end, because a NOW card must not depend on fast reactions
 * (K49). At most one draw waits at a time.
 */
export class ResponseWindow {
  readonly #timers: Timers;
  readonly #ms: () => number;
  readonly #timer: RestartableTimer;
  #endsAt = 0;
  #resolve: ((over: boolean) => void) | null = null;

  /** @param ms length of a window as it opens; 0 if a draw never waits. */
  constructor(timers: Timers, ms: () => number) {
    this.#timers = timers;
    this.#ms = ms;
    this.#timer = new RestartableTimer(timers);
  }

  /** End of the window in ms by the table's clock; null outside a window. */
  get endsAt(): number | null {
    return this.#endsAt > this.#timers.now() ? this.#endsAt : null;
  }

  /** Drops the waiting draw after an event, and opens a new window if the player on turn is to act. */
  restart(toAct: boolean): void {
    this.stop();
    const ms = toAct ? this.#ms() : 0;
    this.#endsAt = ms > 0 ? this.#timers.now() + ms : 0;
  }

  /** Restarts the window after a pause. A waiting draw waits until the new end. */
  again(toAct: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    this.restart(toAct);
    if (resolve) this.#hold(resolve);
  }

  /** @returns whether the window has ended without another event. */
  over(): Promise<boolean> {
    if (this.endsAt === null) return Promise.resolve(true);
    this.#settle(false);
    return new Promise((resolve) => this.#hold(resolve));
  }

  stop(): void {
    this.#timer.cancel();
    this.#settle(false);
  }

  #hold(resolve: (over: boolean) => void): void {
    this.#resolve = resolve;
    this.#timer.set(Math.max(0, this.#endsAt - this.#timers.now()), () => this.#settle(true));
  }

  #settle(over: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(over);
  }
}
