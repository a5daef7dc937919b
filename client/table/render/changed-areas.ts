import type Phaser from "phaser";

/** A rectangle of the canvas, in device pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Visible part of the world: `zoom` device pixels per unit, from (`scrollX`, `scrollY`) on. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly scrollX: number;
  readonly scrollY: number;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
  readonly depth: number;
}

export interface PlacedPicture extends Placed {
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  readonly texture: object;
}

export interface Group extends Placed {
  readonly list: readonly object[];
}

/** Transformation of a picture: the point (x, y) is drawn at (a·x + c·y + e, b·x + d·y + f). */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** State in which a picture was drawn. */
interface Drawn {
  readonly texture: object;
  readonly painting: number;
  readonly matrix: Matrix;
  readonly alpha: number;
  readonly depth: number;
  readonly area: Area;
}

/** Width of the soft edge of a rotated picture outside its corners, in device pixels. */
const softEdge = 1;

/** Maximum number of areas. Separating more areas takes longer than drawing the space between them. */
const mostAreas = 8;

/** Finds the areas of the canvas that differ from the last frame, so that only these are redrawn. */
export class ChangedAreas {
  #last: ReadonlyMap<PlacedPicture, Drawn> = new Map();
  #isBlank = true;

  /** Marks the canvas as blank. */
  forget(): void {
    this.#isBlank = true;
  }

  /**
   * Returns the changed areas. It must be called once per frame.
   * @param things all objects to draw; invisible ones count as absent.
   * @returns areas that do not overlap.
   */
  next(things: readonly object[], { width, height, zoom, scrollX, scrollY }: Camera): readonly Area[] {
    const drawn = new Map<PlacedPicture, Drawn>();
    const last = this.#last;
    collect(things, { matrix: [zoom, 0, 0, zoom, -scrollX * zoom, -scrollY * zoom], alpha: 1, depth: null }, drawn);
    this.#last = drawn;
    if (this.#isBlank) {
      this.#isBlank = false;
      return [{ left: 0, top: 0, right: width, bottom: height }];
    }
    let areas: readonly Area[] = [];
    for (const [picture, now] of drawn) {
      const before = last.get(picture);
      if (before === undefined) areas = withArea(areas, now.area);
      else if (!isSame(before, now)) areas = withArea(withArea(areas, before.area), now.area);
    }
    for (const [picture, { area }] of last) if (!drawn.has(picture)) areas = withArea(areas, area);
    return areas;
  }
}

/** Values that pictures inherit from their group. Without a group each picture has its own depth. */
interface Inherited {
  readonly matrix: Matrix;
  readonly alpha: number;
  readonly depth: number | null;
}

function collect(things: readonly object[], from: Inherited, into: Map<PlacedPicture, Drawn>): void {
  for (const thing of things) {
    if (!isVisible(thing)) continue;
    const matrix = placed(from.matrix, thing);
    const alpha = from.alpha * thing.alpha;
    const depth = from.depth ?? thing.depth;
    if ("list" in thing) collect(thing.list, { matrix, alpha, depth }, into);
    else if (alpha > 0) {
      const { texture } = thing;
      into.set(thing, { texture, painting: paintingOf(texture), matrix, alpha, depth, area: areaOf(thing, matrix) });
    }
  }
}

const isVisible = (thing: object): thing is PlacedPicture | Group => "visible" in thing && thing.visible === true;

function placed([a, b, c, d, e, f]: Matrix, { x, y, rotation, scaleX, scaleY }: Placed): Matrix {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const [right, down] = [
    { x: cos * scaleX, y: sin * scaleX },
    { x: -sin * scaleY, y: cos * scaleY },
  ];
  return [
    a * right.x + c * right.y,
    b * right.x + d * right.y,
    a * down.x + c * down.y,
    b * down.x + d * down.y,
    a * x + c * y + e,
    b * x + d * y + f,
  ];
}

function areaOf({ width, height, originX, originY }: PlacedPicture, [a, b, c, d, e, f]: Matrix): Area {
  const [left, top] = [-originX * width, -originY * height];
  const [right, bottom] = [left + width, top + height];
  const xs = [a * left + c * top, a * right + c * top, a * left + c * bottom, a * right + c * bottom];
  const ys = [b * left + d * top, b * right + d * top, b * left + d * bottom, b * right + d * bottom];
  return {
    left: Math.floor(e + Math.min(...xs)) - softEdge,
    top: Math.floor(f + Math.min(...ys)) - softEdge,
    right: Math.ceil(e + Math.max(...xs)) + softEdge,
    bottom: Math.ceil(f + Math.max(...ys)) + softEdge,
  };
}

const isSame = (one: Drawn, other: Drawn): boolean =>
  one.texture === other.texture &&
  one.painting === other.painting &&
  one.alpha === other.alpha &&
  one.depth === other.depth &&
  one.matrix.every((number, i) => number === other.matrix[i]);

/** Adds an area. Overlapping areas are merged, and so are some of more than `mostAreas`. */
function withArea(areas: readonly Area[], area: Area): readonly Area[] {
  const joined = areas.find((other) => overlap(other, area)) ?? areas[mostAreas - 1];
  if (joined === undefined) return [...areas, area];
  const others = areas.filter((other) => other !== joined);
  return withArea(others, {
    left: Math.min(joined.left, area.left),
    top: Math.min(joined.top, area.top),
    right: Math.max(joined.right, area.right),
    bottom: Math.max(joined.bottom, area.bottom),
  });
}

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Number of textures so far; each needs a unique name. */
let painted = 0;

/** Creates a texture from a canvas. Phaser's own addCanvas would copy all pixels into memory and read them back. */
export function paintedTexture(
  textures: Phaser.Textures.TextureManager,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(`painted-${painted++}`, canvas, canvas.width, canvas.height);
  if (texture === null) throw new Error("a texture of this name exists already");
  texture.add("__BASE", 0, 0, 0, canvas.width, canvas.height);
  return texture;
}

/** Number of repaints of each texture. */
const repaints = new WeakMap<object, number>();

/** Returns the version of a texture's painting. */
const paintingOf = (texture: object): number => repaints.get(texture) ?? 0;

/** Reads the texture again from its canvas. */
export function repaint(texture: Pick<Phaser.Textures.Texture, "source">): void {
  repaints.set(texture, paintingOf(texture) + 1);
  for (const source of texture.source) source.update();
}
