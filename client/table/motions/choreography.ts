import type { Anchor } from "../anchor.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { TableScene } from "../model/scene.ts";
import type { SeatSpot } from "../table.ts";
import { AnchorBook } from "./anchors.ts";
import { type Carried, carriedBy, type Motion } from "./motion.ts";
import { perform } from "./perform.ts";
import { type Run, runLater } from "./run.ts";
import type { Props } from "./stagehand.ts";

interface Playing {
  readonly carried: Carried;
  /** Part of the carried objects that is currently hidden. */
  hidden: keyof Carried;
}

/** Plays animations over the table, and hides the objects that they carry. */
export class Choreography {
  readonly #props: Props;
  readonly #changed: () => Promise<void>;
  readonly #anchors = new AnchorBook();
  readonly #playing = new Map<Playing, Run>();
  #back = "standard";
  #layout: Layout | null = null;

  /** @param changed called when an object is hidden or shown; resolves once that is drawn. */
  constructor(canvas: Omit<Props, "layout" | "back" | "find">, changed: () => Promise<void>) {
    this.#changed = changed;
    this.#props = {
      ...canvas,
      layout: () => this.#shownLayout(),
      back: () => this.#back,
      find: (anchor) => this.#anchors.find(anchor),
    };
  }

  /** @param land called once, when the display must show the result; null if it already does. */
  play(motion: Motion, land: (() => void) | null): Run {
    const playing: Playing = { carried: carriedBy(motion), hidden: land === null ? "coming" : "leaving" };
    // An animation may land at its very start.
    const landed = async () => {
      if (playing.hidden === "late") return;
      playing.hidden = "late";
      land?.();
      await this.#changed();
    };
    const begin = () => perform(motion, this.#props, { landed, ended: this.#changed });
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
  cut(): void {
    for (const run of this.#playing.values()) run.skip();
  }

  /** Stores the displayed scene and its positions. */
  note(seen: TableScene, layout: Layout, laid: HandLayout): void {
    this.#back = seen.back;
    this.#layout = layout;
    this.#anchors.note(seen, layout, laid);
  }

  /** Whether an animation carries the object at an anchor. */
  hides(anchor: Anchor): boolean {
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
