import type Phaser from "phaser";
import {
  type OrbitPose,
  orbiting,
  orbitPose,
  rifflePose,
  riffling,
  turnsPerSecond,
} from "../animations/effects/table-moves.ts";
import type { HeldCards } from "../input/controls.ts";
import { type HandLayout, type HandPose, raised } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardImage, CardImages, Edge } from "../paint/card-images.ts";
import { faceOf, tierFor } from "../paint/card-painter.ts";
import type { Look } from "../paint/face.ts";
import type { CardState, Clock, HandCard } from "../scene/pieces.ts";
import type { CardTextures } from "./board.ts";

/** Duration of a card's glide to its new pose, in ms. */
const settle = 180;

const looks: Readonly<Record<CardState, { look: Look; edge: Edge }>> = {
  rest: { look: "rest", edge: "shadow" },
  playable: { look: "plain", edge: "playable" },
  selected: { look: "plain", edge: "selected" },
  ready: { look: "plain", edge: "shadow" },
  blocked: { look: "blocked", edge: "shadow" },
  helpful: { look: "plain", edge: "shadow" },
};

interface CardPicture {
  readonly group: Phaser.GameObjects.Container;
  readonly edge: Phaser.GameObjects.Image;
  readonly face: Phaser.GameObjects.Image;
  pose: HandPose;
}

/** The viewer's hand: card images that glide to their poses. */
export class HandLayer {
  readonly #scene: Phaser.Scene;
  readonly #images: CardImages;
  readonly #textures: CardTextures;
  readonly #cards = new Map<string, CardPicture>();
  #held: readonly string[] = [];
  /** Key of the card that the viewer points at. */
  #pointed: string | null = null;
  /** Last shown hand. */
  #shown: { readonly hand: readonly HandCard[]; readonly laid: HandLayout } | null = null;

  constructor(scene: Phaser.Scene, images: CardImages, textures: CardTextures) {
    this.#scene = scene;
    this.#images = images;
    this.#textures = textures;
  }

  /** Paints the images of these cards off-screen, ready for `show`. Yields after each card that had to be painted. */
  *paintAhead(hand: readonly HandCard[], laid: HandLayout): Generator<void> {
    for (const [i, card] of hand.entries()) {
      const pose = laid.poses[i];
      if (pose === undefined) continue;
      const before = this.#images.painted;
      for (const image of Object.values(this.#imagesOf(card, laid.card, pose))) this.#textures.of(image);
      if (this.#images.painted > before) yield;
    }
  }

  /** Shows exactly these cards. `glide`: cards that stay move to their new poses. */
  show(hand: readonly HandCard[], laid: HandLayout, carried: (key: string) => boolean, glide: boolean): void {
    const wanted = new Set(hand.map((card) => card.key));
    for (const [key, card] of this.#cards) {
      if (wanted.has(key)) continue;
      this.#scene.tweens.killTweensOf(card.group);
      card.group.destroy();
      this.#cards.delete(key);
    }
    this.#shown = { hand, laid };
    hand.forEach((card, i) => {
      const flat = laid.poses[i];
      if (flat === undefined) return;
      const pose = card.key === this.#pointed ? raised(flat, laid) : flat;
      const known = this.#cards.get(card.key);
      const picture = known ?? this.#create(pose);
      this.#cards.set(card.key, picture);
      this.#dress(picture, card, laid.card, pose);
      picture.group.setVisible(pose.alpha > 0 && !carried(card.key)).setAlpha(pose.alpha);
      this.#move(card.key, picture, pose, glide && known !== undefined);
    });
  }

  /**
   * Raises the card that the viewer points at above those that cover it; null puts it back.
   * @param glide whether it glides or jumps.
   */
  point(key: string | null, glide: boolean): void {
    const changed = [this.#pointed, key];
    this.#pointed = key;
    if (this.#shown === null) return;
    const { hand, laid } = this.#shown;
    hand.forEach((card, i) => {
      const flat = laid.poses[i];
      const picture = this.#cards.get(card.key);
      if (flat === undefined || picture === undefined || !changed.includes(card.key)) return;
      const pose = card.key === key ? raised(flat, laid) : flat;
      this.#dress(picture, card, laid.card, pose);
      this.#move(card.key, picture, pose, glide);
    });
  }

  /** Moves cards with the pointer, as a small fan; null puts them back. */
  hold(held: HeldCards | null): void {
    const before = this.#held;
    this.#held = held?.cards ?? [];
    for (const key of before) {
      const picture = this.#cards.get(key);
      if (picture !== undefined && !this.#held.includes(key)) this.#move(key, picture, picture.pose, true);
    }
    this.#held.forEach((key, i) => {
      const picture = this.#cards.get(key);
      if (picture === undefined || held === null) return;
      const { group, face } = picture;
      const scale = held.small ? 0.5 : 1;
      const aside = i * face.displayWidth * 0.3 * scale;
      this.#scene.tweens.killTweensOf(group);
      group
        .setPosition(held.at.x + aside, held.at.y)
        .setAngle(i * 6)
        .setScale(scale)
        .setDepth(101 - i * 0.1);
    });
  }

  #create(pose: HandPose): CardPicture {
    const edge = this.#scene.add.image(0, 0, "__DEFAULT");
    const face = this.#scene.add.image(0, 0, "__DEFAULT");
    const group = this.#scene.add.container(pose.x, pose.y, [edge, face]).setAngle(pose.angle);
    return { group, edge, face, pose };
  }

  #dress(picture: CardPicture, card: HandCard, width: number, pose: HandPose): void {
    const { edge, face } = this.#imagesOf(card, width, pose);
    this.#textures.show(picture.edge, edge, width);
    this.#textures.show(picture.face, face, width);
  }

  #imagesOf({ card, state }: HandCard, width: number, pose: HandPose): { edge: CardImage; face: CardImage } {
    const { tier, seen } = faceOf(pose, width);
    const { look, edge } = looks[state];
    return { edge: this.#images.edge(edge, tier), face: this.#images.face(card, tier, look, seen) };
  }

  #move(key: string, picture: CardPicture, pose: HandPose, glide: boolean): void {
    const { group } = picture;
    picture.pose = pose;
    if (this.#held.includes(key)) return;
    this.#scene.tweens.killTweensOf(group);
    group.setDepth(50 + pose.depth * 0.1);
    const still = Math.abs(group.x - pose.x) < 0.5 && Math.abs(group.y - pose.y) < 0.5;
    if (!glide || still) {
      group.setPosition(pose.x, pose.y).setAngle(pose.angle).setScale(1);
      return;
    }
    this.#scene.tweens.add({
      targets: group,
      x: pose.x,
      y: pose.y,
      angle: pose.angle,
      scale: 1,
      duration: settle,
      ease: "Cubic.Out",
    });
  }
}

/** The backs that circle the draw pile while it is shuffled, and those that riffle over it. */
export class OrbitLayer {
  readonly #scene: Phaser.Scene;
  readonly #cards: CardImages;
  readonly #textures: CardTextures;
  #images: Phaser.GameObjects.Image[] = [];
  #tween: Phaser.Tweens.Tween | null = null;
  #clock: Clock | null = null;
  /** In full turns. */
  #turn = 0;
  /** Whether an animation currently shows the ring. */
  #isTaken = false;

  constructor(scene: Phaser.Scene, cards: CardImages, textures: CardTextures) {
    this.#scene = scene;
    this.#cards = cards;
    this.#textures = textures;
  }

  /** @param clock the ring turns faster as the clock runs out. @param still disables movement. */
  show(layout: Layout, back: string, clock: Clock | null, still: boolean): void {
    this.#clock = clock ?? this.#clock;
    if (this.#isTaken) return;
    if (this.#images.length === 0)
      this.#images = Array.from({ length: orbiting + riffling }, () => this.#scene.add.image(0, 0, "__DEFAULT"));
    const painted = this.#cards.back(back, tierFor(layout.pile.w * 0.46));
    const { key } = this.#textures.of(painted);
    for (const image of this.#images) image.setTexture(key);
    const put = () => {
      for (const [i, image] of this.#images.entries()) {
        const pose = i < orbiting ? orbitPose(i, this.#turn) : rifflePose(i - orbiting, this.#turn);
        place(image, painted.canvas.width, pose, layout.pile);
      }
    };
    this.#tween?.remove();
    this.#tween = still ? null : this.#spin(put);
    put();
  }

  /** Hands the ring over to an animation until `hide`. @returns its rotation, in full turns. */
  take(): number {
    this.#clear();
    this.#isTaken = true;
    return this.#turn;
  }

  hide(): void {
    this.#clear();
    this.#isTaken = false;
    this.#clock = null;
  }

  #clear(): void {
    this.#tween?.remove();
    this.#tween = null;
    for (const image of this.#images.splice(0)) image.destroy();
  }

  #spin(put: () => void): Phaser.Tweens.Tween {
    let last = performance.now();
    return this.#scene.tweens.add({
      targets: { passed: 0 },
      passed: 1,
      duration: 1000,
      repeat: -1,
      onUpdate: () => {
        const now = performance.now();
        this.#turn += ((now - last) / 1000) * turnsPerSecond(this.#passed);
        last = now;
        put();
      },
    });
  }

  /** Elapsed share of the clock, 0 to 1. */
  get #passed(): number {
    if (this.#clock === null) return 0;
    const left = this.#clock.endsAt - performance.now();
    return Math.min(1, Math.max(0, 1 - left / this.#clock.totalMs));
  }
}

function place(image: Phaser.GameObjects.Image, pixels: number, at: OrbitPose, pile: Layout["pile"]): void {
  image.setPosition(pile.x + at.x * pile.w, pile.y + at.y * pile.w).setAngle(at.angle);
  image.setScale((pile.w * at.size) / pixels).setDepth(at.front ? 16 : 14);
}
