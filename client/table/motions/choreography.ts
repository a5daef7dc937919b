import type { Anchor } from "../anchor.ts";
import type { Point } from "../layout/box.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { TableScene } from "../model/scene.ts";
import type { TableOptions } from "../table.ts";
import { cuesOf } from "./act.ts";
import { AnchorBook } from "./anchors.ts";
import { masked } from "./mask.ts";
import type { Motion } from "./motion.ts";
import { perform } from "./perform.ts";
import { MotionQueue } from "./queue.ts";
import type { Props } from "./stagehand.ts";

type Told = Pick<TableOptions, "lessMotion" | "sound">;

/** Plays motions over the table, and keeps hidden what they have yet to bring. */
export class Choreography {
  readonly #told: Told;
  readonly #queue: MotionQueue;
  readonly #anchors = new AnchorBook();
  /** Motions that came before their drawings. */
  #early: Motion[] = [];
  /** What was seen before the last thing happened, and what is seen now. */
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

  /** @param ready whether the drawings are there; if not, motions wait for `release`. */
  play(motions: readonly Motion[], ready: boolean): void {
    if (this.#told.lessMotion()) this.#sound(motions);
    else if (ready) this.#queue.add(motions);
    else this.#early.push(...motions);
  }

  /** The drawings are there. */
  release(): void {
    this.#queue.add(this.#early.splice(0));
  }

  skip(): void {
    this.#early = [];
    this.#queue.clear();
  }

  /** What plays is cut short; what waits for its drawings goes on waiting. */
  cut(): void {
    this.#queue.clear();
  }

  /** Something has happened: what is seen now is how it was before. */
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

  /** The middle of a seat's avatar. */
  avatar(seat: number): Point | null {
    return this.#anchors.avatar(seat);
  }

  /** Where nothing moves, each event still has the first of its sounds. */
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
