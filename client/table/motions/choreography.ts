import type { Anchor } from "../anchor.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { TableScene } from "../model/scene.ts";
import type { SeatSpot, TableOptions } from "../table.ts";
import { cuesOf } from "./act.ts";
import { AnchorBook } from "./anchors.ts";
import { masked } from "./mask.ts";
import type { Motion } from "./motion.ts";
import { perform } from "./perform.ts";
import { MotionQueue } from "./queue.ts";
import type { Props } from "./stagehand.ts";

type Told = Pick<TableOptions, "lessMotion" | "sound">;

/** Plays motions over the table, and hides what they have yet to bring. */
export class Choreography {
  readonly #told: Told;
  readonly #queue: MotionQueue;
  readonly #anchors = new AnchorBook();
  /** Motions whose drawings have not loaded yet. */
  #early: Motion[] = [];
  /** What the viewer saw before the last event, and what they see now. */
  #before: TableScene | null = null;
  #seen: TableScene | null = null;
  #layout: Layout | null = null;

  /** @param changed is called whenever something is hidden or shown. */
  constructor(told: Told, canvas: Omit<Props, "layout" | "back" | "find" | "sound">, changed: () => void) {
    this.#told = told;
    const props: Props = {
      ...canvas,
      layout: () => this.#shownLayout(),
      back: () => this.#seen?.back ?? "standard",
      find: (anchor) => this.#anchors.find(anchor),
      sound: told.sound,
    };
    this.#queue = new MotionQueue((motion) => perform(motion, props), changed);
  }

  /** @param ready whether the drawings have loaded; if not, motions wait for `release`. */
  play(motions: readonly Motion[], ready: boolean): void {
    if (this.#told.lessMotion()) this.#sound(motions);
    else if (ready) this.#queue.add(motions);
    else this.#early.push(...motions);
  }

  /** The drawings have loaded. */
  release(): void {
    this.#queue.add(this.#early.splice(0));
  }

  skip(): void {
    this.#early = [];
    this.#queue.clear();
  }

  /** Ends what plays; what waits for its drawings keeps waiting. */
  cut(): void {
    this.#queue.clear();
  }

  /** An event has happened: what is seen now becomes what was before. */
  stepOn(): void {
    this.#before = this.#seen;
  }

  /** The scene as it is shown while motions play. */
  masked(scene: TableScene): TableScene {
    return masked(scene, this.#before, (anchor) => this.hides(anchor));
  }

  /** Remembers what is shown, and where. */
  note(seen: TableScene, layout: Layout, laid: HandLayout): void {
    this.#seen = seen;
    this.#layout = layout;
    this.#anchors.note(seen, layout, laid);
  }

  hides(anchor: Anchor): boolean {
    return this.#queue.hides(anchor);
  }

  /** Whether no motion plays. */
  get idle(): boolean {
    return this.#queue.idle;
  }

  /** Whether no motion plays or waits. */
  get done(): boolean {
    return this.#queue.idle && this.#early.length === 0;
  }

  /** Where a seat's portrait is. */
  avatar(seat: number): SeatSpot | null {
    return this.#anchors.avatar(seat);
  }

  /** With motion switched off, each event still plays its first sound. */
  #sound(motions: readonly Motion[]): void {
    for (const { act } of motions) {
      const first = cuesOf(act).find((cue) => cue.kind === "sound");
      if (first !== undefined) this.#told.sound(first.sound);
    }
  }

  #shownLayout(): Layout {
    if (this.#layout === null) throw new Error("a motion before the first scene");
    return this.#layout;
  }
}
