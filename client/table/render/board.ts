import type Phaser from "phaser";
import type { CardImage } from "../paint/card-images.ts";
import { Game, renderEvents, renderers, sceneEvents } from "../phaser.ts";
import { ChangedAreas } from "./changed-areas.ts";
import { paintedTexture } from "./painted.ts";

/** CSS pixels of the host, device pixels per CSS pixel, and the safe area's top left corner. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
}

/** How long the loop keeps running after a change, in ms. */
const linger = 40;

/**
 * The canvas: a Phaser game with one scene, whose coordinates are CSS pixels inside the safe area.
 * It only draws frames while something changes: a table at rest costs nothing.
 */
export class Board {
  readonly scene: Phaser.Scene;
  readonly #game: Phaser.Game;
  readonly #changed = new ChangedAreas();
  #awakeUntil = 0;
  /** The frame at which the loop wakes. */
  #waking: number | null = null;
  #onRest: () => void = () => {};

  private constructor(game: Phaser.Game, scene: Phaser.Scene) {
    this.#game = game;
    this.scene = scene;
    // Long frames count in full: motions end on time on slow machines too.
    scene.tweens.setLagSmooth();
    scene.events.on(sceneEvents.POST_UPDATE, () => this.#rest());
    const { renderer } = game;
    if ("gameContext" in renderer) this.#drawOnlyChanges(renderer);
  }

  /** @param canvasOnly without WebGL. */
  static create(host: HTMLElement, size: BoardSize, canvasOnly: boolean): Promise<Board> {
    return new Promise((resolve) => {
      const game = new Game({
        type: canvasOnly ? renderers.CANVAS : renderers.AUTO,
        parent: host,
        width: Math.round(size.width * size.ratio),
        height: Math.round(size.height * size.ratio),
        backgroundColor: "#1B1029",
        banner: false,
        audio: { noAudio: true },
        input: { keyboard: false, mouse: false, touch: false, gamepad: false },
        scale: { zoom: 1 / size.ratio },
        // Rotated pictures from several textures in one batch are drawn torn (phaserjs/phaser#7372).
        render: { maxTextures: 1, antialias: true },
        scene: {
          create(this: Phaser.Scene) {
            const board = new Board(game, this);
            board.resize(size);
            resolve(board);
          },
        },
      });
    });
  }

  resize(size: BoardSize): void {
    this.#game.scale.resize(Math.round(size.width * size.ratio), Math.round(size.height * size.ratio));
    // Last: this sets the size of the element on the page.
    this.#game.scale.setZoom(1 / size.ratio);
    const { main } = this.scene.cameras;
    main.setSize(this.#game.scale.width, this.#game.scale.height);
    main.setOrigin(0, 0).setZoom(size.ratio).setScroll(-size.left, -size.top);
    this.#changed.forget();
    this.wake();
  }

  /** Moves the whole picture on its page, in CSS pixels: nothing is drawn anew for it. */
  shift(x: number, y: number): void {
    this.#game.canvas.style.transform = x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
  }

  /** Draws frames for a while. */
  wake(ms = linger): void {
    this.#awakeUntil = Math.max(this.#awakeUntil, performance.now() + ms);
    if (this.#game.loop.running || this.#waking !== null) return;
    this.catchUp();
    // The loop draws as it wakes: not in the middle of other work.
    this.#waking = requestAnimationFrame(() => {
      this.#waking = null;
      this.#game.loop.wake();
    });
  }

  /** @param told is called after each frame once nothing moves, except what never ends. */
  onRest(told: () => void): void {
    this.#onRest = told;
  }

  /** Makes new tweens begin now, no matter how long ago the last frame was drawn. */
  catchUp(): void {
    if (!this.#game.loop.running) this.scene.tweens.tick();
  }

  destroy(): void {
    if (this.#waking !== null) cancelAnimationFrame(this.#waking);
    this.#game.destroy(true);
    this.#game.loop.wake();
  }

  /** Without a graphics card each pixel costs time. */
  #drawOnlyChanges(renderer: Phaser.Renderer.Canvas.CanvasRenderer): void {
    const { gameContext: pen, gameCanvas } = renderer;
    gameCanvas.addEventListener("contextrestored", () => {
      this.#changed.forget();
      this.wake();
    });
    renderer.on(renderEvents.PRE_RENDER_CLEAR, () => {
      pen.save();
      pen.beginPath();
      for (const { left, top, right, bottom } of this.#changed.next(this.scene.children.list, this.scene.cameras.main))
        pen.rect(left, top, right - left, bottom - top);
      pen.clip();
    });
    renderer.on(renderEvents.POST_RENDER, () => pen.restore());
  }

  #rest(): void {
    const tweens = this.scene.tweens.getTweens();
    if (performance.now() < this.#awakeUntil || tweens.some(({ isInfinite }) => !isInfinite)) return;
    this.#onRest();
    if (tweens.length === 0) this.#game.loop.sleep();
  }
}

/** Images of cards as textures of the board. */
export class CardTextures {
  readonly #textures: Phaser.Textures.TextureManager;
  readonly #known = new Map<CardImage, Phaser.Textures.Texture>();
  readonly #void: Phaser.Textures.Texture[] = [];

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /** Shows an image with its card this wide, in CSS pixels. */
  show(picture: Phaser.GameObjects.Image, image: CardImage, width: number): void {
    picture.setTexture(this.of(image).key).setScale(width / (image.canvas.width - 2 * image.bleed));
  }

  of(image: CardImage): Phaser.Textures.Texture {
    const texture = this.#known.get(image) ?? paintedTexture(this.#textures, image.canvas);
    this.#known.set(image, texture);
    return texture;
  }

  /** All images have become invalid. */
  forget(): void {
    this.#void.push(...this.#known.values());
    this.#known.clear();
  }

  /** Destroys textures of invalid images: call once nothing shows them. */
  sweep(): void {
    for (const texture of this.#void.splice(0)) texture.destroy();
  }
}
