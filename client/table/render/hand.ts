import type Phaser from "phaser";
import type { HeldCards } from "../input/controls.ts";
import type { HandLayout, HandPose } from "../layout/hand.ts";
import type { CardImage, CardImages } from "../paint/card-images.ts";
import { tierFor } from "../paint/card-painter.ts";
import type { Edge } from "../paint/edge.ts";
import type { Look, Tier } from "../paint/face.ts";
import type { CardState, HandCard } from "../scene/pieces.ts";
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
    hand.forEach((card, i) => {
      const pose = laid.poses[i];
      if (pose === undefined) return;
      const known = this.#cards.get(card.key);
      const picture = known ?? this.#create(pose);
      this.#cards.set(card.key, picture);
      this.#dress(picture, card, laid.card, pose);
      picture.group.setVisible(pose.alpha > 0 && !carried(card.key)).setAlpha(pose.alpha);
      this.#move(card.key, picture, pose, glide && known !== undefined);
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

  #imagesOf({ card, state }: HandCard, width: number, { seen }: HandPose): { edge: CardImage; face: CardImage } {
    const tier: Tier = tierFor(width);
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
