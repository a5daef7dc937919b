import type { PlaySound } from "../sound/sounds.ts";
import type { AnimationRun, TableAnimation } from "./animations/animation.ts";
import type { Box, Point } from "./layout/box.ts";
import type { KeptFree } from "./layout/bubble-room.ts";
import type { Intent, TableScene } from "./scene/scene.ts";

export interface TableOptions {
  /** Draws without WebGL: for browser tests, or with `?renderer=canvas`. */
  readonly canvasOnly: boolean;
  /** Disables flying animations: changes appear immediately. Called for each animation. */
  readonly lessMotion: () => boolean;
  /** Called when the viewer wants to skip the running animations. @returns whether the display lagged behind the table. */
  readonly onSkip: () => boolean;
  readonly sound: PlaySound;
  readonly onIntent: (intent: Intent) => void;
  /** Enlarges a card beside its position, or closes it. Without this option, cards are never enlarged. */
  readonly onLook?: (looked: EnlargedCard | null) => void;
  /** Called whenever a scene is painted, and when the browser has dropped the picture. */
  readonly onPicture?: (state: "shown" | "lost") => void;
}

/** A card that the viewer inspects. */
export interface EnlargedCard {
  readonly card: string;
  /** Key of a hand card, else null. */
  readonly key: string | null;
  /** Its position, in CSS pixels of the host. */
  readonly box: Box;
}

/** Middle of a portrait, its width, and the boxes to avoid beside it. In CSS pixels of the host. */
export interface SeatSpot extends Point, KeptFree {
  readonly w: number;
}

/**
 * A table on a canvas below a layer of buttons, filling its host. The host's `data-table` is "still" once all drawings
 * have loaded and no animation runs or waits; else it is "moving". Endless movements of a scene do not count.
 */
export interface TableDisplay {
  /** Draws a scene soon, even during animations. */
  show(scene: TableScene): void;
  /**
   * Plays an animation over the display, once the drawings have loaded.
   * @param land called once, when the next scene must be shown, unless the run is skipped before it has begun. Null if
   * that scene is already shown.
   */
  play(motion: TableAnimation, land: (() => void) | null): AnimationRun;
  /** Returns the position of a seat's portrait, or null if it is not visible. */
  seatAt(seat: number): SeatSpot | null;
  destroy(): void;
}

/** Events of the picture of a table. */
export interface PictureEvents {
  /** Called whenever a scene is painted. */
  readonly onPainted: () => void;
  /** Called when the browser has dropped the picture, and when a new one can be painted. */
  readonly onLoss: (isLost: boolean) => void;
}
