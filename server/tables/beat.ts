import { Alarm, type Timers } from "../plumbing/timers.ts";

/**
 * After each effect a draw waits for a fixed beat: whether a NOW card comes in time must not depend on quick hands
 * (K49). One draw at a time is held.
 */
export class Beat {
  readonly #timers: Timers;
  readonly #ms: number;
  readonly #alarm: Alarm;
  #endsAt = 0;
  #resolve: ((over: boolean) => void) | null = null;

  /** @param ms length of the beat; 0 if a draw never waits. */
  constructor(timers: Timers, ms: number) {
    this.#timers = timers;
    this.#ms = ms;
    this.#alarm = new Alarm(timers);
  }

  /** In ms by the table's clock; null while no draw is held. */
  get endsAt(): number | null {
    return this.#endsAt > this.#timers.now() ? this.#endsAt : null;
  }

  /** Something has happened: drops the held draw, and begins a new beat if the player on turn is to act. */
  restart(toAct: boolean): void {
    this.stop();
    this.#endsAt = toAct && this.#ms > 0 ? this.#timers.now() + this.#ms : 0;
  }

  /** After a pause: the beat begins anew, and the draw that it holds waits for its end. */
  again(toAct: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    this.restart(toAct);
    if (resolve) this.#hold(resolve);
  }

  /** @returns whether the beat has ended without anything else happening. */
  over(): Promise<boolean> {
    if (this.endsAt === null) return Promise.resolve(true);
    this.#settle(false);
    return new Promise((resolve) => this.#hold(resolve));
  }

  stop(): void {
    this.#alarm.cancel();
    this.#settle(false);
  }

  #hold(resolve: (over: boolean) => void): void {
    this.#resolve = resolve;
    this.#alarm.set(Math.max(0, this.#endsAt - this.#timers.now()), () => this.#settle(true));
  }

  #settle(over: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(over);
  }
}
