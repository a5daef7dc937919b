import type Phaser from "phaser";
import { type OrbitPose, orbiting, orbitPose, rifflePose, riffling, turnsPerSecond } from "../animations/orbit.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardImages } from "../paint/card-images.ts";
import { tierFor } from "../paint/card-painter.ts";
import type { Clock } from "../scene/pieces.ts";
import type { CardTextures } from "./board.ts";

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
