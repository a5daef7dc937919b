import type { Anchor } from "../anchor.ts";
import { lengthOf } from "./act.ts";
import { gathered, type Motion } from "./motion.ts";
import { mostWaiting, paceFor } from "./pace.ts";

/** One motion on its way. `skip` ends it at once. */
export interface Run {
  readonly done: Promise<void>;
  skip(): void;
  /** @param pace 1: as written; 2: twice as fast. */
  hasten(pace: number): void;
}

/** Plays motions one after another, faster as soon as others wait, and tells what they hide. */
export class MotionQueue {
  readonly #start: (motion: Motion) => Run;
  readonly #changed: () => void;
  /** Motions that arrived together, oldest first: the first batch is playing. */
  #batches: readonly (readonly Motion[])[] = [];
  #current: { readonly motion: Motion; readonly run: Run } | null = null;

  /** @param changed is called whenever something is hidden or shown. */
  constructor(start: (motion: Motion) => Run, changed: () => void) {
    this.#start = start;
    this.#changed = changed;
  }

  /**
   * @param motions of what happened at the same time. Earlier motions stop hiding the viewer's cards: the viewer must
   * see the hand they are asked about.
   */
  add(motions: readonly Motion[]): void {
    if (motions.length === 0) return;
    this.#batches = newest([...this.#batches.map(withOpenHand), gathered(motions)]);
    if (this.#current === null) this.#next();
    else this.#current.run.hasten(this.#pace);
    this.#changed();
  }

  /** Drops everything: the table jumps to its scene. */
  clear(): void {
    const running = this.#current;
    this.#batches = [];
    this.#current = null;
    running?.run.skip();
    this.#changed();
  }

  get idle(): boolean {
    return this.#current === null;
  }

  /** Whether an anchor still shows what was there before. */
  hides(anchor: Anchor): boolean {
    const brought = this.#current?.motion.veils.includes(anchor) ?? false;
    return brought || this.#batches.flat().some(({ veils, holds }) => veils.includes(anchor) || holds.includes(anchor));
  }

  get #pace(): number {
    return paceFor(lengthOfAll(this.#batches.slice(1)));
  }

  #next(): void {
    const [batch = [], ...later] = this.#batches.filter((each) => each.length > 0);
    const [motion, ...rest] = batch;
    this.#batches = motion === undefined ? [] : [rest, ...later];
    if (motion === undefined) return;
    const run = this.#start(motion);
    const current = { motion, run };
    this.#current = current;
    run.hasten(this.#pace);
    void run.done.finally(() => {
      if (this.#current !== current) return;
      this.#current = null;
      this.#next();
      this.#changed();
    });
  }
}

const withOpenHand = (batch: readonly Motion[]): readonly Motion[] =>
  batch.map((motion) => ({ ...motion, veils: motion.veils.filter((anchor) => !anchor.startsWith("card:")) }));

const lengthOfAll = (batches: readonly (readonly Motion[])[]): number =>
  batches.flat().reduce((sum, { act }) => sum + lengthOf(act), 0);

/** The batch that plays, and the newest waiting ones within the longest wait. If any are dropped, so is the first. */
function newest([playing = [], ...later]: readonly (readonly Motion[])[]): readonly (readonly Motion[])[] {
  const first = later.findIndex((_, i) => lengthOfAll(later.slice(i)) <= mostWaiting);
  const kept = later.slice(first < 0 ? -1 : first);
  return kept.length < later.length ? [[], ...kept] : [playing, ...kept];
}
