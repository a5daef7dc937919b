import type { PlaySound } from "../sound/sounds.ts";
import type { Box, Point } from "./layout/box.ts";
import type { KeptFree } from "./layout/bubble-room.ts";
import type { Intent, TableScene } from "./model/scene.ts";
import type { Motion } from "./motions/motion.ts";
import type { Run } from "./motions/run.ts";

export interface TableOptions {
  /** Draws without WebGL: for browser tests, or with `?renderer=canvas`. */
  readonly canvasOnly: boolean;
  /** Things move at once, nothing flies. Called each time. */
  readonly lessMotion: () => boolean;
  /** The viewer does not want to wait for what moves. */
  readonly onSkip: () => void;
  readonly sound: PlaySound;
  readonly onIntent: (intent: Intent) => void;
  /** Shows a card large beside where it lies, or none. Without this, no card is ever shown large. */
  readonly onLook?: (looked: LookedAt | null) => void;
}

/** A card that the viewer looks at. */
export interface LookedAt {
  readonly card: string;
  /** The key of a card of the hand, else null. */
  readonly key: string | null;
  /** Where it lies, in CSS pixels of the host. */
  readonly box: Box;
}

/** The middle of a portrait, its width, and what a picture beside it leaves free. In CSS pixels of the host. */
export interface SeatSpot extends Point, KeptFree {
  readonly w: number;
}

/**
 * A table on a canvas under a layer of buttons, filling its host. The host's `data-table` says "moving" or "still": all
 * drawings have loaded and no motion plays or waits. What never stops moving in a scene does not count.
 */
export interface TableStage {
  /** Draws a scene soon, whatever is still moving. */
  show(scene: TableScene): void;
  /**
   * Plays a motion over what is shown, once the drawings have loaded.
   * @param land is called once, when the scene after it is to be shown, unless it is skipped before it has begun; null if
   * the scene already is.
   */
  play(motion: Motion, land: (() => void) | null): Run;
  /** Where a seat's portrait is, or null if it is not shown. */
  seatAt(seat: number): SeatSpot | null;
  destroy(): void;
}
