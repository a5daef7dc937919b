/**
 * The parts of Phaser that the table uses; the whole of Phaser is twice as large. A feature registers itself when
 * imported. Features beyond images, containers and tweens must be imported here.
 */
// Must be first: its parts require one another in a circle, which only works with this entry.
import "phaser/src/renderer/index.js";
import "phaser/src/events/EventEmitter.js";
import "phaser/src/scene/ScenePlugin.js";
import "phaser/src/cameras/2d/CameraManager.js";
import "phaser/src/gameobjects/DisplayList.js";
import "phaser/src/gameobjects/UpdateList.js";
import "phaser/src/gameobjects/GameObjectCreator.js";
import "phaser/src/gameobjects/GameObjectFactory.js";
import "phaser/src/gameobjects/container/ContainerFactory.js";
import "phaser/src/gameobjects/image/ImageFactory.js";
import "phaser/src/tweens/TweenManager.js";

export { default as renderers } from "phaser/src/const.js";
export { default as Game } from "phaser/src/core/Game.js";
export { default as renderEvents } from "phaser/src/renderer/events/index.js";
export { default as sceneEvents } from "phaser/src/scene/events/index.js";
