import { Alarm, type Timers } from "../plumbing/timers.ts";

/**
 * After each effect there is a fixed beat before a draw, so that quick hands do not decide whether a card played out of turn
 * comes in time (K49). One draw at a time is held.
 */
export class Beat {
  readonly #timers: Timers;
  readonly #ms: number;
  readonly #alarm: Alarm;
  #endsAt = 0;
  #resolve: ((over: boolean) => void) | null = null;

  /** @param ms how long it is; 0 if a draw never waits. */
  constructor(timers: Timers, ms: number) {
    this.#timers = timers;
    this.#ms = ms;
    this.#alarm = new Alarm(timers);
  }

  /** In ms by the table's clock; null while a draw does not wait. */
  get endsAt(): number | null {
    return this.#endsAt > this.#timers.now() ? this.#endsAt : null;
  }

  /** Something has happened: what was held is dropped, and the beat begins anew if the player on turn is to act. */
  restart(toAct: boolean): void {
    this.stop();
    this.#endsAt = toAct && this.#ms > 0 ? this.#timers.now() + this.#ms : 0;
  }

  /** @returns whether the beat has passed without anything else happening. */
  over(): Promise<boolean> {
    const { endsAt } = this;
    if (endsAt === null) return Promise.resolve(true);
    this.#settle(false);
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#alarm.set(endsAt - this.#timers.now(), () => this.#settle(true));
    });
  }

  stop(): void {
    this.#alarm.cancel();
    this.#settle(false);
  }

  #settle(over: boolean): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(over);
  }
}
