import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { TableScene } from "../scene/scene.ts";
import { layoutOf, roomFor } from "../screen.ts";
import type { SeatSpot } from "../table.ts";
import { AnchorRegistry } from "./anchor-registry.ts";
import { type AnimationRun, type Carried, carriedObjectsOf, runLater, type TableAnimation } from "./animation.ts";
import { AnimationContext, type AnimationDeps, type AnimationListener } from "./animation-context.ts";
import { duel } from "./duel/duel.ts";
import { fan, fly, lift, rise, swipe, turn } from "./effects/cards.ts";
import { aim, appear, box, burn, carry, snip, topple, unseal } from "./effects/drawings.ts";
import { blast, inferno } from "./effects/explosions.ts";
import { implode, pull } from "./effects/implosion.ts";
import { bow, hop, launch, mood, unearth } from "./effects/portraits.ts";
import { revolve } from "./effects/revolve.ts";
import { confetti, halt, punch, shake, whirl, wobble } from "./effects/table-moves.ts";
import { crack, shout, stamp } from "./effects/words.ts";
import type { Anchor, AnimationStep, StepOf, StepTree } from "./steps.ts";

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
  #scene: TableScene | null = null;
  #layout: Layout | null = null;

  /** @param changed called when an object is hidden or shown; resolves once that is drawn. */
  constructor(canvas: Omit<AnimationDeps, "layout" | "layoutWith" | "back" | "find">, changed: () => Promise<void>) {
    this.#changed = changed;
    this.#props = {
      ...canvas,
      layout: () => this.#shownLayout(),
      layoutWith: (stage) => this.#layoutWith(stage),
      back: () => this.#scene?.back ?? "standard",
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
    this.#scene = seen;
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

  #layoutWith(kind: TableScene["stage"]["kind"]): Layout {
    const shown = this.#shownLayout();
    return this.#scene === null ? shown : layoutOf(roomFor({ ...this.#scene, stage: { kind } }, shown));
  }

  #shownLayout(): Layout {
    if (this.#layout === null) throw new Error("animation before the first scene");
    return this.#layout;
  }
}

type Performer<Kind extends AnimationStep["kind"]> = (hand: AnimationContext, cue: StepOf<Kind>) => Promise<void>;

/** Performers of the cues. Their promises also resolve when the animation is skipped. */
const performers: { readonly [Kind in AnimationStep["kind"]]: Performer<Kind> } = {
  fly,
  lift,
  turn,
  wait: (hand, { ms }) => hand.pause(ms),
  read: (hand, { ms }) => hand.pause(ms),
  land: (hand) => hand.landed(),
  swipe,
  stamp,
  crack,
  blast,
  burn,
  launch,
  bow,
  appear,
  carry,
  shout,
  rise,
  whirl,
  halt,
  fan,
  topple,
  aim,
  hop,
  duel,
  clear: (hand, { ms }) => hand.clear(ms),
  inferno,
  pull,
  implode,
  revolve,
  snip,
  box,
  unseal,
  unearth,
  punch,
  wobble,
  shake,
  mood,
  confetti,
  sound: async (hand, cue) => hand.props.sound(cue.sound, cue.pitch),
};

/** Plays one animation on the table. */
function playAnimation(motion: TableAnimation, props: AnimationDeps, told: AnimationListener): AnimationRun {
  const hand = new AnimationContext(props, told);
  const stray: Promise<void>[] = [];
  const done = play(motion.act, hand, stray);
  void done.then(() => Promise.all(stray)).finally(() => hand.end());
  return { done, skip: () => hand.end(), hasten: (pace) => hand.hasten(pace) };
}

/** @param stray collects the promises of loose acts. */
async function play(act: StepTree, hand: AnimationContext, stray: Promise<void>[]): Promise<void> {
  switch (act.kind) {
    case "row":
      for (const each of act.acts) await play(each, hand, stray);
      return;
    case "chorus":
      await Promise.all(act.acts.map((each, i) => hand.pause(i * act.gap).then(() => play(each, hand, stray))));
      return;
    case "loose":
      stray.push(play(act.act, hand, stray));
      return;
    default:
      if (!hand.over) await doCue(act.kind, act, hand);
  }
}

const doCue = <Kind extends AnimationStep["kind"]>(
  kind: Kind,
  cue: StepOf<Kind>,
  hand: AnimationContext,
): Promise<void> => performers[kind](hand, cue);
