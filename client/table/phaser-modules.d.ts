/** Exports of Phaser's parts that phaser.ts names. The other parts are imported for their side effects. */
declare module "phaser/src/core/Game.js" {
  export default Phaser.Game;
}
declare module "phaser/src/const.js" {
  const renderers: { readonly AUTO: number; readonly CANVAS: number };
  export default renderers;
}
declare module "phaser/src/renderer/events/index.js" {
  export default Phaser.Renderer.Events;
}
declare module "phaser/src/scene/events/index.js" {
  export default Phaser.Scenes.Events;
}
declare module "phaser/src/*";
