import type Phaser from "phaser";
import type { Sprite } from "../components/component.ts";
import { newPen, type Pen, setSmallestType } from "../paint/pen.ts";
import { paintedTexture, repaint } from "./changed-areas.ts";

/** Device pixels per CSS pixel, and the minimum type size in CSS pixels. */
export interface Sharpness {
  readonly ratio: number;
  readonly smallestType: number;
}

/** A canvas, and its texture. */
interface Surface {
  readonly texture: Phaser.Textures.Texture;
  readonly pen: Pen;
  /** Painted content: the look and the live value of a patch. */
  look: string;
  live: number | undefined;
}

/** Surface required by a patch: its size in device pixels, and its content. */
interface Wish {
  readonly w: number;
  readonly h: number;
  readonly look: string;
}

interface Shown {
  readonly image: Phaser.GameObjects.Image;
  readonly sprite: Sprite;
  readonly surface: Surface;
}

/** Limit for all unused surfaces, in device pixels. */
const mostSpare = 2_000_000;

/** Patches of the display. Each is one image with its own texture, painted only when its look changes. */
export class PatchLayer {
  readonly #scene: Phaser.Scene;
  readonly #shown = new Map<string, Shown>();
  /** Surfaces painted in advance, by patch. */
  readonly #ahead = new Map<string, Surface>();
  /**
   * Unused surfaces, the oldest first. They are reused because allocating memory takes a slow phone longer than
   * painting.
   */
  readonly #spare: Surface[] = [];
  #sharpness: Sharpness = { ratio: 1, smallestType: 0 };
  #round = 0;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Paints these patches off-screen, ready for `show`. Yields after each patch that had to be painted. */
  *paintAhead(sprites: readonly Sprite[], sharpness: Sharpness, now: number): Generator<void> {
    this.#sharpen(sharpness);
    for (const sprite of sprites) {
      const { id } = sprite;
      const wish = this.#wish(sprite);
      const ahead = this.#ahead.get(id);
      if (this.#shown.get(id)?.surface.look === wish.look || ahead?.look === wish.look) continue;
      if (ahead !== undefined) this.#spare.push(ahead);
      const surface = this.#surface(wish);
      this.#ahead.set(id, surface);
      if (this.#paint(surface, sprite, wish.look, now)) yield;
    }
  }

  /** Shows exactly these patches. */
  show(sprites: readonly Sprite[], sharpness: Sharpness, now: number): void {
    this.#sharpen(sharpness);
    const wanted = new Set(sprites.map((sprite) => sprite.id));
    for (const [id, { image, surface }] of this.#shown) {
      if (wanted.has(id)) continue;
      image.destroy();
      this.#shown.delete(id);
      this.#spare.push(surface);
    }
    for (const sprite of sprites) this.#place(sprite, now);
    this.#spare.push(...this.#ahead.values());
    this.#ahead.clear();
    while (sum(this.#spare.map(pixelsOf)) > mostSpare) this.#spare.shift()?.texture.destroy();
  }

  /** Repaints the countdowns. @returns whether one has changed. */
  tick(now: number): boolean {
    let changed = false;
    for (const { sprite, surface } of this.#shown.values()) {
      if (sprite.live !== undefined) changed = this.#paint(surface, sprite, surface.look, now) || changed;
    }
    return changed;
  }

  /** Marks all patches as outdated, so that the next `show` paints them again. */
  repaintAll(): void {
    this.#round++;
  }

  image(id: string): Phaser.GameObjects.Image | undefined {
    return this.#shown.get(id)?.image;
  }

  #sharpen(sharpness: Sharpness): void {
    const { ratio, smallestType } = this.#sharpness;
    if (ratio === sharpness.ratio && smallestType === sharpness.smallestType) return;
    this.#sharpness = sharpness;
    this.repaintAll();
    for (const { image } of this.#shown.values()) image.setScale(1 / sharpness.ratio);
  }

  #wish({ id, box, scale, bleed, look }: Sprite): Wish {
    const length = (side: number) => Math.max(1, Math.ceil((side + 2 * bleed * scale) * this.#sharpness.ratio));
    const [w, h] = [length(box.w), length(box.h)];
    return { w, h, look: JSON.stringify([this.#round, id, w, h, scale, look]) };
  }

  #place(sprite: Sprite, now: number): void {
    const { id, box, z } = sprite;
    const wish = this.#wish(sprite);
    const shown = this.#shown.get(id);
    const surface = this.#surfaceFor(id, shown, wish);
    this.#paint(surface, sprite, wish.look, now);
    const { ratio } = this.#sharpness;
    // Whole device pixels make lines sharp.
    const snap = (from: number, length: number, pixels: number) =>
      (Math.round((from + length / 2) * ratio - pixels / 2) + pixels / 2) / ratio;
    const image = shown?.image ?? this.#scene.add.image(0, 0, surface.texture).setScale(1 / ratio);
    image.setPosition(snap(box.x, box.w, wish.w), snap(box.y, box.h, wish.h)).setDepth(z);
    if (image.texture !== surface.texture) image.setTexture(surface.texture.key);
    this.#shown.set(id, { image, sprite, surface });
  }

  /** Returns the surface painted in advance, else the current surface of the patch, else another one. */
  #surfaceFor(id: string, shown: Shown | undefined, wish: Wish): Surface {
    const ahead = this.#ahead.get(id);
    if (ahead?.look !== wish.look && shown !== undefined && isOfSize(wish, shown.surface)) return shown.surface;
    if (shown !== undefined) this.#spare.push(shown.surface);
    if (ahead?.look !== wish.look) return this.#surface(wish);
    this.#ahead.delete(id);
    return ahead;
  }

  /** Returns an unused surface, if possible with this look on it. */
  #surface(wish: Wish): Surface {
    const spare = this.#spare.find(({ look }) => look === wish.look) ?? this.#spare.find((one) => isOfSize(wish, one));
    if (spare === undefined) return this.#newSurface(wish);
    this.#spare.splice(this.#spare.indexOf(spare), 1);
    return spare;
  }

  #newSurface({ w, h }: Wish): Surface {
    const pen = newPen(w, h);
    return { pen, texture: paintedTexture(this.#scene.textures, pen.canvas), look: "", live: undefined };
  }

  /** @returns whether it had to be painted. */
  #paint(surface: Surface, sprite: Sprite, look: string, now: number): boolean {
    const live = sprite.live?.(now);
    if (surface.look === look && surface.live === live) return false;
    surface.look = look;
    surface.live = live;
    const { pen, texture } = surface;
    const unit = sprite.scale * this.#sharpness.ratio;
    const inset = sprite.bleed * unit;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.setTransform(unit, 0, 0, unit, inset, inset);
    setSmallestType(pen, this.#sharpness.smallestType / sprite.scale);
    pen.save();
    sprite.paint(pen, now);
    pen.restore();
    repaint(texture);
    return true;
  }
}

const isOfSize = ({ w, h }: Wish, { pen: { canvas } }: Surface): boolean => canvas.width === w && canvas.height === h;

const pixelsOf = ({ pen: { canvas } }: Surface): number => canvas.width * canvas.height;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
