import type Phaser from "phaser";
import type { AnimationDeps } from "../animations/animation-context.ts";
import type { Anchor } from "../animations/steps.ts";
import type { Sprite, View } from "../components/component.ts";
import type { HeldCards } from "../input/controls.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import { CardImages } from "../paint/card-images.ts";
import { CardPainter } from "../paint/card-painter.ts";
import { Drawings } from "../paint/drawings.ts";
import { familyOf, fontNames } from "../paint/fonts.ts";
import { newPen, setSmallestType } from "../paint/pen.ts";
import type { HandCard } from "../scene/pieces.ts";
import type { Prints, TableScene } from "../scene/scene.ts";
import { boardSize, cardSizes, type ScreenSize, smallestType } from "../screen.ts";
import { within } from "../timers.ts";
import { Board, CardTextures } from "./board.ts";
import { HandLayer, OrbitLayer } from "./moving-cards.ts";
import { PatchLayer, type Sharpness } from "./sprites.ts";

/** Options for one drawing. */
interface Manner {
  /** Whether a hand card is still in the air. */
  readonly hides: (card: Anchor) => boolean;
  /** Whether cards that stay in the hand glide to their new poses or jump. */
  readonly glide: boolean;
  /** Disables all movement. */
  readonly still: boolean;
  /** No running animation uses invalid images. */
  readonly idle: boolean;
}

/** All painted parts: the board, its drawings and textures, and its layers. */
export class Canvas {
  readonly #board: Board;
  readonly #drawings: Drawings;
  readonly #cards: CardImages;
  readonly #textures: CardTextures;
  readonly #ruler = newPen(1, 1);
  readonly #sprites: PatchLayer;
  readonly #hand: HandLayer;
  readonly #orbit: OrbitLayer;
  #screen: ScreenSize;

  /**
   * @returns the canvas, once fonts and all drawings except the faces have loaded, or have failed to. A game must be
   * playable without them.
   */
  static async create(host: HTMLElement, screen: ScreenSize, canvasOnly: boolean): Promise<Canvas> {
    const drawings = new Drawings();
    const shapes = (["avatars", "badges", "backs", "fx"] as const).map((folder) => drawings.loadFolder(folder));
    const type = fontNames.map((font) => document.fonts.load(`700 20px ${familyOf(font)}`));
    await within(fontTimeoutMs, Promise.allSettled([...shapes, ...type]));
    return new Canvas(await Board.create(host, boardSize(screen), canvasOnly), drawings, screen);
  }

  private constructor(board: Board, drawings: Drawings, screen: ScreenSize) {
    this.#board = board;
    this.#drawings = drawings;
    this.#screen = screen;
    this.#cards = new CardImages(drawings);
    this.#textures = new CardTextures(board.scene.textures);
    this.#sprites = new PatchLayer(board.scene);
    this.#hand = new HandLayer(board.scene, this.#cards, this.#textures);
    this.#orbit = new OrbitLayer(board.scene, this.#cards, this.#textures);
  }

  /** @param told called when all movement has ended. */
  onRest(told: () => void): void {
    this.#board.onRest(told);
  }

  /** @param told called when the browser has dropped the painted content, and when it can be painted anew. */
  onLoss(told: (isLost: boolean) => void): void {
    this.#board.onLoss(told);
  }

  /** @returns whether all faces have loaded. Cards without a face are drawn with their texts alone. */
  loadFaces(prints: Prints): Promise<boolean> {
    return this.#drawings.load(Object.keys(prints).map((card) => `faces/${card}`));
  }

  /** Paints everything again at the next drawing, because fonts or faces have arrived. */
  repaint(): void {
    this.#cards.forget();
    this.#forgetCards();
  }

  resize(screen: ScreenSize): void {
    this.#screen = screen;
    this.#drawings.forgetSizes();
    this.#board.resize(boardSize(screen));
  }

  /** Prepares the cards in the sizes of a layout. It must be called before they are drawn. */
  prepare({ prints }: TableScene, layout: Layout): void {
    if (this.#cards.begin(prints, cardSizes(layout, this.#screen.ratio))) this.#forgetCards();
  }

  painter(scene: TableScene, layout: Layout): CardPainter {
    setSmallestType(this.#ruler, smallestType(scene, layout) / layout.scale);
    return new CardPainter(this.#drawings, this.#cards, scene.prints, this.#screen.ratio, this.#ruler);
  }

  /** Paints off-screen whatever `paint` would need. Yields after each object. */
  *paintAhead(sprites: readonly Sprite[], view: View, laid: HandLayout): Generator<void> {
    yield* this.#sprites.paintAhead(sprites, this.#sharpness(view), performance.now());
    yield* this.#hand.paintAhead(handOf(view.scene), laid);
  }

  paint(sprites: readonly Sprite[], view: View, laid: HandLayout, manner: Manner): void {
    const { scene, layout } = view;
    if (scene.stage.kind === "stop") this.#orbit.show(layout, scene.back, scene.stage.clock, manner.still);
    else this.#orbit.hide();
    this.#sprites.show(sprites, this.#sharpness(view), performance.now());
    this.#board.catchUp();
    this.#hand.show(handOf(scene), laid, (key) => manner.hides(`card:${key}`), manner.glide && !manner.still);
    if (manner.idle) this.#textures.sweep();
    if (this.#cards.end()) this.#forgetCards();
    this.wake();
  }

  /** Repaints the countdowns. */
  tick(now: number): void {
    if (this.#sprites.tick(now)) this.#board.wake(0);
  }

  /** Moves hand cards with the pointer; null puts them back. */
  hold(held: HeldCards | null): void {
    this.#hand.hold(held);
    this.wake();
  }

  /** Raises a hand card that the viewer points at; null puts it back. @param glide whether it glides or jumps. */
  point(key: string | null, glide: boolean): void {
    this.#hand.point(key, glide);
    this.wake();
  }

  /** Draws frames until all movement has ended. */
  wake(): void {
    this.#board.wake();
  }

  /** Parts of the canvas that animations need. */
  props(): Omit<AnimationDeps, "layout" | "layoutWith" | "back" | "find" | "sound"> {
    return {
      board: this.#board,
      cards: this.#cards,
      textures: this.#textures,
      drawings: this.#drawings,
      ratio: () => this.#screen.ratio,
      image: (anchor) => this.#image(anchor),
      takeRing: () => this.#orbit.take(),
    };
  }

  destroy(): void {
    this.#board.destroy();
  }

  #forgetCards(): void {
    this.#textures.forget();
    this.#sprites.repaintAll();
  }

  #sharpness({ scene, layout }: View): Sharpness {
    return { ratio: this.#screen.ratio, smallestType: smallestType(scene, layout) };
  }

  /** Returns the patch of an anchor. The patch of a seat has another name. */
  #image(anchor: Anchor): Phaser.GameObjects.Image | undefined {
    return this.#sprites.image(anchor.startsWith("seat:") ? `seat-${anchor.slice("seat:".length)}` : anchor);
  }
}

/** Maximum wait for fonts in ms; then the fonts of the system are used until they arrive. */
const fontTimeoutMs = 3000;

/** Returns the displayed hand cards: none beside a win. */
const handOf = ({ stage, hand }: TableScene): readonly HandCard[] => (stage.kind === "win" ? [] : hand);
