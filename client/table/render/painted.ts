import type Phaser from "phaser";

/** The number of textures so far: each needs a name of its own. */
let painted = 0;

/** A canvas as a texture. Phaser's own addCanvas would copy all pixels into memory and read them back at once. */
export function paintedTexture(
  textures: Phaser.Textures.TextureManager,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(`painted-${painted++}`, canvas, canvas.width, canvas.height);
  if (texture === null) throw new Error("a texture of this name exists already");
  texture.add("__BASE", 0, 0, 0, canvas.width, canvas.height);
  return texture;
}

/** Reads the texture again from its canvas. */
export function repaint(texture: Phaser.Textures.Texture): void {
  for (const source of texture.source) source.update();
}
