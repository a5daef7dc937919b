import type { Place } from "../place.ts";
import type { Motion } from "./motion.ts";

/** One motion on its way. `skip` ends it at once. */
export interface Run {
  readonly done: Promise<void>;
  skip(): void;
}

/** More motions than this are not caught up with: the older ones are left out. */
const most = 12;

/** Plays motions one after another; what they veil stays veiled until each has ended. */
export class MotionQueue {
  readonly #start: (motion: Motion) => Run;
  readonly #changed: () => void;
  #waiting: Motion[] = [];
  #current: { motion: Motion; run: Run } | null = null;

  /** @param changed is called whenever something has been veiled or unveiled. */
  constructor(start: (motion: Motion) => Run, changed: () => void) {
    this.#start = start;
    this.#changed = changed;
  }

  add(motions: readonly Motion[]): void {
    if (motions.length === 0) return;
    this.#waiting.push(...motions);
    if (this.#waiting.length > most) this.#waiting = this.#waiting.slice(-most);
    this.#changed();
    if (this.#current === null) this.#next();
  }

  /** Drops everything: the table snaps to its scene. */
  clear(): void {
    const running = this.#current;
    this.#waiting = [];
    this.#current = null;
    running?.run.skip();
    this.#changed();
  }

  get idle(): boolean {
    return this.#current === null;
  }

  veiled(place: Place): boolean {
    const motions = this.#current === null ? this.#waiting : [this.#current.motion, ...this.#waiting];
    return motions.some((motion) => motion.veils.includes(place));
  }

  #next(): void {
    const motion = this.#waiting.shift();
    if (motion === undefined) return;
    const run = this.#start(motion);
    const current = { motion, run };
    this.#current = current;
    void run.done.finally(() => {
      if (this.#current !== current) return;
      this.#current = null;
      this.#changed();
      this.#next();
    });
  }
}
