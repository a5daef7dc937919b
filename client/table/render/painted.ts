import type Phaser from "phaser";

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
export const paintingOf = (texture: object): number => repaints.get(texture) ?? 0;

/** Reads the texture again from its canvas. */
export function repaint(texture: Pick<Phaser.Textures.Texture, "source">): void {
  repaints.set(texture, paintingOf(texture) + 1);
  for (const source of texture.source) source.update();
}
