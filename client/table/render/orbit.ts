import type Phaser from "phaser";
import type { Layout } from "../layout/layout.ts";
import { type OrbitPose, orbiting, orbitPose } from "../motions/orbit.ts";
import type { Atlas } from "../paint/atlas.ts";
import { tierFor } from "../paint/brush.ts";
import type { BoardPages } from "./board.ts";

/** One turn of the ring, in ms. */
const turnTime = 2600;

/** The backs that circle the draw pile while somebody shuffles it. */
export class OrbitLayer {
  readonly #scene: Phaser.Scene;
  readonly #atlas: Atlas;
  readonly #pages: BoardPages;
  #images: Phaser.GameObjects.Image[] = [];
  #tween: Phaser.Tweens.Tween | null = null;
  #turn = 0;

  constructor(scene: Phaser.Scene, atlas: Atlas, pages: BoardPages) {
    this.#scene = scene;
    this.#atlas = atlas;
    this.#pages = pages;
  }

  /** @param still shows the ring of backs without motion. */
  show(layout: Layout, back: string, still: boolean): void {
    if (this.#images.length === 0)
      this.#images = Array.from({ length: orbiting }, () => this.#scene.add.image(0, 0, "__DEFAULT"));
    const frame = this.#atlas.back(back, tierFor(layout.pile.w * 0.46));
    const texture = this.#pages.texture(frame);
    if (texture === undefined) return;
    for (const image of this.#images) image.setTexture(texture.key, frame.name);
    const put = () => {
      for (const [i, image] of this.#images.entries()) place(image, frame.w, orbitPose(i, this.#turn), layout.pile);
    };
    this.#tween?.remove();
    this.#tween = still ? null : this.#spin(put);
    put();
  }

  hide(): void {
    this.#tween?.remove();
    this.#tween = null;
    for (const image of this.#images.splice(0)) image.destroy();
  }

  #spin(put: () => void): Phaser.Tweens.Tween {
    const ring = { turn: this.#turn };
    return this.#scene.tweens.add({
      targets: ring,
      turn: this.#turn + 1,
      duration: turnTime,
      repeat: -1,
      onUpdate: () => {
        this.#turn = ring.turn % 1;
        put();
      },
    });
  }
}

function place(image: Phaser.GameObjects.Image, pixels: number, at: OrbitPose, pile: Layout["pile"]): void {
  image.setPosition(pile.x + at.x * pile.w, pile.y + at.y * pile.w).setAngle(at.angle);
  image.setScale((pile.w * at.size) / pixels).setDepth(at.front ? 16 : 14);
}
