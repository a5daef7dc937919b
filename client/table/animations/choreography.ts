import type { Anchor } from "../anchor.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { TableScene } from "../scene/scene.ts";
import type { SeatSpot } from "../table.ts";
import { AnchorRegistry } from "./anchor-registry.ts";
import { type Carried, carriedObjectsOf, type TableAnimation } from "./animation.ts";
import type { AnimationDeps } from "./animation-context.ts";
import { playAnimation } from "./play-animation.ts";
import { type AnimationRun, runLater } from "./run.ts";

interface Playing {
  readonly carried: Carried;
  /** Part of the carried objects that is currently hidden. */
  hidden: keyof Carried;
}

/** Plays animations over the table, and hides the objects that they carry. */
export class Choreography {
  readonly #props: AnimationDeps;
  readonly #changed: () => Promise<void>;
  readonly #anchors = new AnchorRegistry();
  readonly #playing = new Map<Playing, AnimationRun>();
  #back = "standard";
  #layout: Layout | null = null;

  /** @param changed called when an object is hidden or shown; resolves once that is drawn. */
  constructor(canvas: Omit<AnimationDeps, "layout" | "back" | "find">, changed: () => Promise<void>) {
    this.#changed = changed;
    this.#props = {
      ...canvas,
      layout: () => this.#shownLayout(),
      back: () => this.#back,
      find: (anchor) => this.#anchors.find(anchor),
    };
  }

  /** @param land called once, when the display must show the result; null if it already does. */
  play(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    const playing: Playing = { carried: carriedObjectsOf(motion), hidden: land === null ? "coming" : "leaving" };
    // An animation may land at its very start.
    const landed = async () => {
      if (playing.hidden === "late") return;
      playing.hidden = "late";
      land?.();
      await this.#changed();
    };
    const begin = () => playAnimation(motion, this.#props, { landed, ended: this.#changed });
    const run = runLater(this.#changed(), begin);
    this.#playing.set(playing, run);
    const done = run.done.then(() => {
      void landed();
      this.#playing.delete(playing);
      void this.#changed();
    });
    return { done, skip: () => run.skip(), hasten: (pace) => run.hasten(pace) };
  }

  /** Ends all running animations. */
  skipAll(): void {
    for (const run of this.#playing.values()) run.skip();
  }

  /** Stores the displayed scene and its positions. */
  note(seen: TableScene, layout: Layout, laid: HandLayout): void {
    this.#back = seen.back;
    this.#layout = layout;
    this.#anchors.note(seen, layout, laid);
  }

  /** Whether an animation carries the object at an anchor. */
  isCarried(anchor: Anchor): boolean {
    return [...this.#playing.keys()].some(({ hidden, carried }) => carried[hidden].includes(anchor));
  }

  /** Whether no animation runs. */
  get idle(): boolean {
    return this.#playing.size === 0;
  }

  /** Returns the position of a seat's portrait. */
  avatar(seat: number): SeatSpot | null {
    return this.#anchors.avatar(seat);
  }

  #shownLayout(): Layout {
    if (this.#layout === null) throw new Error("animation before the first scene");
    return this.#layout;
  }
}
