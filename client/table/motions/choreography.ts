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
  /** What is not shown now. */
  hidden: keyof Carried;
}

/** Plays motions over the table, and hides what they carry. */
export class Choreography {
  readonly #props: Props;
  readonly #changed: () => Promise<void>;
  readonly #anchors = new AnchorBook();
  readonly #playing = new Map<Playing, Run>();
  #back = "standard";
  #layout: Layout | null = null;

  /** @param changed is called whenever something is hidden or shown, and resolves once it is drawn. */
  constructor(canvas: Omit<Props, "layout" | "back" | "find">, changed: () => Promise<void>) {
    this.#changed = changed;
    this.#props = {
      ...canvas,
      layout: () => this.#shownLayout(),
      back: () => this.#back,
      find: (anchor) => this.#anchors.find(anchor),
    };
  }

  /** @param land is called once, when the picture is to show what has happened; null if it already does. */
  play(motion: Motion, land: (() => void) | null): Run {
    const playing: Playing = { carried: carriedBy(motion), hidden: land === null ? "coming" : "leaving" };
    // A motion may land as it begins.
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

  /** Ends what plays. */
  cut(): void {
    for (const run of this.#playing.values()) run.skip();
  }

  /** Remembers what is shown, and where. */
  note(seen: TableScene, layout: Layout, laid: HandLayout): void {
    this.#back = seen.back;
    this.#layout = layout;
    this.#anchors.note(seen, layout, laid);
  }

  /** Whether a motion carries what would be shown at an anchor. */
  hides(anchor: Anchor): boolean {
    return [...this.#playing.keys()].some(({ hidden, carried }) => carried[hidden].includes(anchor));
  }

  /** Whether no motion plays. */
  get idle(): boolean {
    return this.#playing.size === 0;
  }

  /** Where a seat's portrait is. */
  avatar(seat: number): SeatSpot | null {
    return this.#anchors.avatar(seat);
  }

  #shownLayout(): Layout {
    if (this.#layout === null) throw new Error("a motion before the first scene");
    return this.#layout;
  }
}
