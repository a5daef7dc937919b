import type Phaser from "phaser";
import type { PlaySound } from "../../sound/sounds.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardImages } from "../paint/card-images.ts";
import { tierFor } from "../paint/card-painter.ts";
import type { Drawings } from "../paint/drawings.ts";
import { newPen, type Pen } from "../paint/pen.ts";
import type { Board, CardTextures } from "../render/board.ts";
import { paintedTexture } from "../render/changed-areas.ts";
import type { Stage } from "../scene/stages.ts";
import type { Anchor, MovingCard } from "./steps.ts";

/** Position of an anchor, in CSS pixels, and the width of a card there. For a portrait: its width and its drawing. */
export interface AnchorRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly angle: number;
  readonly drawing?: string;
}

/** A picture of an animation. */
export type AnimatedImage = Phaser.GameObjects.Image;

/** Parts of the table that animations need. */
export interface AnimationDeps {
  readonly board: Board;
  readonly cards: CardImages;
  readonly textures: CardTextures;
  readonly drawings: Drawings;
  readonly layout: () => Layout;
  /** Returns the layout with another stage. */
  readonly layoutWith: (stage: Stage["kind"]) => Layout;
  readonly back: () => string;
  readonly ratio: () => number;
  readonly find: (anchor: Anchor) => AnchorRect | null;
  /** Returns the picture of an anchor. */
  readonly image: (anchor: Anchor) => AnimatedImage | undefined;
  readonly sound: PlaySound;
  /** Removes the ring of backs around the pile. @returns its rotation, in full turns. */
  readonly takeRing: () => number;
}

/** Callbacks of an animation. Both resolve once the table is drawn. */
export interface AnimationListener {
  /** Called at its cue `land`: the display must show the result. */
  readonly landed: () => Promise<void>;
  readonly ended: () => Promise<void>;
}

/** Whether a travelling card shows a back, the table's or the playmat's. */
function isBack(card: MovingCard): card is "playmat" | null {
  return card === null || card === "playmat";
}

/** Creates and moves the pictures of one animation, and removes them when it ends or is skipped. */
export class AnimationContext {
  readonly props: AnimationDeps;
  readonly scene: Phaser.Scene;
  readonly #made: { destroy(): void }[] = [];
  readonly #landed = new Map<Anchor, readonly MovingCardImages[]>();
  readonly #scenery: (AnimatedImage | Phaser.GameObjects.Container)[] = [];
  readonly #open = new Set<() => void>();
  readonly #tweens = new Set<Phaser.Tweens.Tween>();
  readonly #told: AnimationListener;
  #pace = 1;
  #over = false;

  constructor(props: AnimationDeps, told: AnimationListener) {
    this.props = props;
    this.scene = props.board.scene;
    this.#told = told;
  }

  get over(): boolean {
    return this.#over;
  }

  /** CSS pixels per unit of the layout. */
  get unit(): number {
    return this.props.layout().scale;
  }

  /** Creates a card with its shadow, or a back if `card` is null. `at` determines its width. */
  card(card: string | null, at: AnchorRect, depth: number): MovingCardImages {
    const edge = this.scene.add.image(0, 0, "__DEFAULT");
    const face = this.scene.add.image(0, 0, "__DEFAULT");
    const group = this.scene.add.container(at.x, at.y, [edge, face]).setAngle(at.angle).setDepth(depth);
    const prop = { group, edge, face, width: at.w };
    this.dress(prop, card);
    this.#made.push(group);
    return prop;
  }

  /** Sets another face on a travelling card. */
  dress(prop: MovingCardImages, card: string | null): void {
    const { cards, textures, back } = this.props;
    const tier = tierFor(prop.width);
    const face = isBack(card) ? cards.back(card ?? back(), tier) : cards.face(card, tier, "plain");
    textures.show(prop.edge, cards.edge("shadow", tier), prop.width);
    textures.show(prop.face, face, prop.width);
  }

  /**
   * Handles the arrival of a card. It stays until the display shows it, or disappears into a hand, the pile or the mat.
   */
  land(prop: MovingCardImages, at: Anchor): void {
    if (at === "pile" || at === "own" || /^(seat|mat):/.test(at)) prop.group.setVisible(false);
    else this.#landed.set(at, [...(this.#landed.get(at) ?? []), prop]);
  }

  /** Removes the cards at an anchor. @returns the last of them, or undefined if this animation has none there. */
  takeOff(from: Anchor): MovingCardImages | undefined {
    const props = this.#landed.get(from) ?? [];
    for (const { group } of props) group.setVisible(false);
    this.#landed.delete(from);
    return props.at(-1);
  }

  /** Returns the last card of this animation at an anchor. */
  lying(at: Anchor): MovingCardImages | undefined {
    return this.#landed.get(at)?.at(-1);
  }

  /** Keeps pictures after their cue, until `clear`. */
  leave(...pictures: readonly (AnimatedImage | Phaser.GameObjects.Container)[]): void {
    this.#scenery.push(...pictures);
  }

  async clear(ms: number): Promise<void> {
    const targets = this.#scenery.splice(0);
    if (targets.length > 0) await this.move({ targets, alpha: 0, duration: ms });
  }

  /** Displays the result, including the arrived cards. */
  async landed(): Promise<void> {
    const landed = [...this.#landed.values()].flat();
    this.#landed.clear();
    await this.#told.landed();
    for (const { group } of landed) group.setVisible(false);
  }

  /** Creates a picture for this animation. `paint` draws in CSS pixels from its top left corner. */
  paint(w: number, h: number, depth: number, paint: (pen: Pen) => void): AnimatedImage {
    return this.image(this.print(w, h, paint), depth);
  }

  /** Creates a picture from a drawing of art/fx, `units` wide. */
  drawing(name: string, units: number, depth: number): AnimatedImage {
    const { drawings } = this.props;
    const w = units * this.unit;
    const h = w / drawings.ratio(`fx/${name}`);
    return this.paint(w, h, depth, (pen) => drawings.draw(pen, `fx/${name}`, w / 2, h / 2, w));
  }

  /** Creates a texture for one picture or many. */
  print(w: number, h: number, paint: (pen: Pen) => void): Phaser.Textures.Texture {
    const ratio = this.props.ratio();
    const pen = newPen(Math.ceil(w * ratio), Math.ceil(h * ratio));
    pen.scale(ratio, ratio);
    paint(pen);
    const texture = paintedTexture(this.scene.textures, pen.canvas);
    this.#made.push(texture);
    return texture;
  }

  image(texture: Phaser.Textures.Texture, depth: number): AnimatedImage {
    const image = this.scene.add
      .image(0, 0, texture)
      .setScale(1 / this.props.ratio())
      .setDepth(depth);
    this.#made.unshift(image);
    return image;
  }

  /** Runs a tween. Resolves when it ends or the animation is skipped. */
  move(config: Phaser.Types.Tweens.TweenBuilderConfig): Promise<void> {
    if (this.#over) return Promise.resolve();
    this.props.board.wake();
    return new Promise((resolve) => {
      const tween = this.scene.tweens.add({ ...config, onComplete: () => finish(), onStop: () => finish() });
      tween.setTimeScale(this.#pace);
      const finish = () => {
        this.#open.delete(stop);
        this.#tweens.delete(tween);
        resolve();
      };
      const stop = () => {
        tween.stop();
        finish();
      };
      this.#open.add(stop);
      this.#tweens.add(tween);
    });
  }

  pause(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : this.move({ targets: { passed: 0 }, passed: 1, duration: ms });
  }

  /** @param pace 1: normal; 2: twice as fast. */
  hasten(pace: number): void {
    this.#pace = pace;
    for (const tween of this.#tweens) tween.setTimeScale(pace);
  }

  /** Stops all tweens, and removes the pictures once the table is drawn without them. */
  async end(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    for (const stop of [...this.#open]) stop();
    await this.#told.ended();
    for (const thing of this.#made) thing.destroy();
    this.props.board.wake();
  }
}

export interface MovingCardImages {
  readonly group: Phaser.GameObjects.Container;
  readonly edge: AnimatedImage;
  readonly face: AnimatedImage;
  readonly width: number;
}

/** Returns the middle of the stage, or on phones of the felt. */
export function middleOf(hand: AnimationContext): AnchorRect | null {
  const { felt, kind } = hand.props.layout();
  const at = hand.props.find("stage");
  return at === null || kind === "desktop" ? at : { ...at, x: felt.x + felt.w / 2 };
}

/** Returns the size of a large effect: the stage, or on phones the middle of the felt. */
export function showSize(hand: AnimationContext): { w: number; h: number } {
  const { felt, stage, kind } = hand.props.layout();
  const w = kind === "desktop" ? stage.w * 1.04 : Math.min(felt.w * 0.94, 430 * hand.unit);
  const h = kind === "desktop" ? stage.h * 1.35 : Math.min(felt.h * 0.86, w * 0.66);
  return { w, h };
}
