import type Phaser from "phaser";
import type { CardImage } from "../paint/card-images.ts";
import { Game, renderEvents, renderers, sceneEvents } from "../phaser.ts";
import { ChangedAreas, paintedTexture } from "./changed-areas.ts";

/** Size of the host in CSS pixels, device pixels per CSS pixel, and the safe area's top left corner. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
}

/** Time for which the loop runs after a change, in ms. */
const linger = 40;

/**
 * The canvas: a Phaser game with one scene, in coordinates of the safe area (CSS pixels). It draws frames only during
 * changes, so that an idle table needs no processor time.
 */
export class Board {
  readonly scene: Phaser.Scene;
  readonly #game: Phaser.Game;
  readonly #changed = new ChangedAreas();
  #awakeUntil = 0;
  /** Animation frame at which the loop wakes. */
  #waking: number | null = null;
  #onRest: () => void = () => {};
  /** Ends when the board is destroyed. */
  readonly #stop = new AbortController();

  private constructor(game: Phaser.Game, scene: Phaser.Scene) {
    this.#game = game;
    this.scene = scene;
    // Long frames count in full, so that animations end on time on slow machines too.
    scene.tweens.setLagSmooth();
    scene.events.on(sceneEvents.POST_UPDATE, () => this.#rest());
    const { renderer } = game;
    if ("gameContext" in renderer) this.#drawOnlyChanges(renderer);
  }

  /** @param canvasOnly disables WebGL. */
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
    // Must be last, because it sets the size of the element on the page.
    this.#game.scale.setZoom(1 / size.ratio);
    const { main } = this.scene.cameras;
    main.setSize(this.#game.scale.width, this.#game.scale.height);
    main.setOrigin(0, 0).setZoom(size.ratio).setScroll(-size.left, -size.top);
    this.#changed.forget();
    this.wake();
  }

  /** Moves the whole canvas on its page, in CSS pixels, without redrawing it. */
  shift(x: number, y: number): void {
    this.#game.canvas.style.transform = x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
  }

  /** Shrinks the whole canvas on its page towards a point of the safe area, by a share of its size. */
  squeeze({ x, y }: { readonly x: number; readonly y: number }, share: number): void {
    const { canvas } = this.#game;
    const { scrollX, scrollY } = this.scene.cameras.main;
    canvas.style.transformOrigin = share === 0 ? "" : `${x - scrollX}px ${y - scrollY}px`;
    canvas.style.transform = share === 0 ? "" : `scale(${1 - share})`;
  }

  /** Draws frames for a short time. */
  wake(ms = linger): void {
    this.#awakeUntil = Math.max(this.#awakeUntil, performance.now() + ms);
    if (this.#game.loop.running || this.#waking !== null) return;
    this.catchUp();
    // Waking draws a frame, so it must not happen in the middle of other work.
    this.#waking = requestAnimationFrame(() => {
      this.#waking = null;
      this.#game.loop.wake();
    });
  }

  /** @param told called after each frame in which only infinite tweens move. */
  onRest(told: () => void): void {
    this.#onRest = told;
  }

  /**
   * @param told called when the browser has dropped the content of the canvas, and when a new one can be painted. Other
   * canvases may be empty then, too.
   */
  onLoss(told: (isLost: boolean) => void): void {
    const { canvas } = this.#game;
    const options = { signal: this.#stop.signal, capture: true };
    for (const kind of ["webglcontext", "context"]) {
      canvas.addEventListener(`${kind}lost`, () => told(true), options);
      canvas.addEventListener(
        `${kind}restored`,
        (event) => {
          // Phaser would upload all textures again, for a table that is mounted anew.
          event.stopImmediatePropagation();
          told(false);
        },
        options,
      );
    }
  }

  /** Makes new tweens begin now, no matter when the last frame was drawn. */
  catchUp(): void {
    if (!this.#game.loop.running) this.scene.tweens.tick();
  }

  destroy(): void {
    this.#stop.abort();
    if (this.#waking !== null) cancelAnimationFrame(this.#waking);
    this.#game.destroy(true);
    this.#game.loop.wake();
  }

  /** Limits drawing to changed areas, because without a graphics card each pixel costs time. */
  #drawOnlyChanges(renderer: Phaser.Renderer.Canvas.CanvasRenderer): void {
    const { gameContext: pen } = renderer;
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

  /** Shows an image with this card width, in CSS pixels. */
  show(picture: Phaser.GameObjects.Image, image: CardImage, width: number): void {
    picture.setTexture(this.of(image).key).setScale(width / (image.canvas.width - 2 * image.bleed));
  }

  of(image: CardImage): Phaser.Textures.Texture {
    const texture = this.#known.get(image) ?? paintedTexture(this.#textures, image.canvas);
    this.#known.set(image, texture);
    return texture;
  }

  /** Marks all images as invalid. */
  forget(): void {
    this.#void.push(...this.#known.values());
    this.#known.clear();
  }

  /** Destroys textures of invalid images. It must be called after the last use of these images. */
  sweep(): void {
    for (const texture of this.#void.splice(0)) texture.destroy();
  }
}
