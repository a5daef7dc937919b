import type Phaser from "phaser";
import type { Patch } from "../components/component.ts";
import { newPen, type Pen, setSmallestType } from "../paint/pen.ts";
import { paintedTexture, repaint } from "./painted.ts";

/** Device pixels per CSS pixel, and the smallest type in CSS pixels. */
interface Sharpness {
  readonly ratio: number;
  readonly smallestType: number;
}

/** In device pixels. */
interface Size {
  readonly w: number;
  readonly h: number;
}

/** A canvas, and the texture that shows it. */
interface Surface {
  readonly texture: Phaser.Textures.Texture;
  readonly pen: Pen;
}

interface Shown extends Surface {
  readonly image: Phaser.GameObjects.Image;
  patch: Patch;
  /** What is painted now; a different key means painting again. */
  key: string;
}

/** Of all surfaces that show nothing, in device pixels. */
const mostSpare = 2_000_000;

/** The patches of the picture: each is one image with its own texture, repainted only when its look changes. */
export class PatchLayer {
  readonly #scene: Phaser.Scene;
  readonly #shown = new Map<string, Shown>();
  /** Surfaces that show nothing now, the oldest first: memory for new ones takes a slow phone longer than to paint them. */
  readonly #spare: Surface[] = [];
  #ratio = 1;
  #smallestType = 0;
  #round = 0;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Shows exactly these patches. @returns whether anything had to be painted or removed. */
  show(patches: readonly Patch[], { ratio, smallestType }: Sharpness, now: number): boolean {
    if (ratio !== this.#ratio || smallestType !== this.#smallestType) this.repaintAll();
    this.#ratio = ratio;
    this.#smallestType = smallestType;
    const wanted = new Set(patches.map((patch) => patch.id));
    let changed = false;
    for (const [id, shown] of this.#shown) {
      if (wanted.has(id)) continue;
      this.#drop(id, shown);
      changed = true;
    }
    for (const patch of patches) changed = this.#place(patch, now) || changed;
    return changed;
  }

  /** Repaints the countdowns. @returns whether one has changed. */
  tick(now: number): boolean {
    let changed = false;
    for (const shown of this.#shown.values()) {
      if (shown.patch.live !== undefined) changed = this.#paint(shown, shown.patch, now) || changed;
    }
    return changed;
  }

  /** The pictures in the patches have changed: the next `show` paints everything again. */
  repaintAll(): void {
    this.#round++;
  }

  image(id: string): Phaser.GameObjects.Image | undefined {
    return this.#shown.get(id)?.image;
  }

  #place(patch: Patch, now: number): boolean {
    const size = this.#pixels(patch);
    let shown = this.#shown.get(patch.id);
    if (shown !== undefined && (shown.pen.canvas.width !== size.w || shown.pen.canvas.height !== size.h)) {
      this.#drop(patch.id, shown);
      shown = undefined;
    }
    shown ??= this.#create(patch, size);
    const painted = this.#paint(shown, patch, now);
    // Whole device pixels keep lines sharp.
    const snap = (from: number, length: number, pixels: number) =>
      (Math.round((from + length / 2) * this.#ratio - pixels / 2) + pixels / 2) / this.#ratio;
    const x = snap(patch.box.x, patch.box.w, size.w);
    const y = snap(patch.box.y, patch.box.h, size.h);
    const { image } = shown;
    const moved = image.x !== x || image.y !== y || image.depth !== patch.z;
    image.setPosition(x, y).setDepth(patch.z);
    return painted || moved;
  }

  #pixels({ box, scale, bleed }: Patch): Size {
    const length = (side: number) => Math.max(1, Math.ceil((side + 2 * bleed * scale) * this.#ratio));
    return { w: length(box.w), h: length(box.h) };
  }

  #create(patch: Patch, size: Size): Shown {
    const { pen, texture } = this.#takeSpare(size) ?? this.#newSurface(size);
    const image = this.#scene.add.image(0, 0, texture).setScale(1 / this.#ratio);
    const shown = { image, texture, pen, patch, key: "" };
    this.#shown.set(patch.id, shown);
    return shown;
  }

  #paint(shown: Shown, patch: Patch, now: number): boolean {
    const key = JSON.stringify([this.#round, patch.scale, patch.look, patch.live?.(now)]);
    shown.patch = patch;
    if (key === shown.key) return false;
    shown.key = key;
    const { pen } = shown;
    const unit = patch.scale * this.#ratio;
    const inset = patch.bleed * unit;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.setTransform(unit, 0, 0, unit, inset, inset);
    setSmallestType(pen, this.#smallestType / patch.scale);
    pen.save();
    patch.paint(pen, now);
    pen.restore();
    repaint(shown.texture);
    return true;
  }

  #newSurface({ w, h }: Size): Surface {
    const pen = newPen(w, h);
    return { pen, texture: paintedTexture(this.#scene.textures, pen.canvas) };
  }

  #takeSpare({ w, h }: Size): Surface | undefined {
    const place = this.#spare.findIndex(({ pen: { canvas } }) => canvas.width === w && canvas.height === h);
    return place === -1 ? undefined : this.#spare.splice(place, 1)[0];
  }

  #drop(id: string, { image, pen, texture }: Shown): void {
    image.destroy();
    this.#shown.delete(id);
    this.#spare.push({ pen, texture });
    while (sum(this.#spare.map(pixelsOf)) > mostSpare) this.#spare.shift()?.texture.destroy();
  }
}

const pixelsOf = ({ pen: { canvas } }: Surface): number => canvas.width * canvas.height;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
