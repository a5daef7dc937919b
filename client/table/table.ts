import type { SoundName } from "../sound/sounds.ts";
import type { Box, Point } from "./layout/box.ts";
import type { Intent, TableScene } from "./model/scene.ts";
import type { Motion } from "./motions/motion.ts";

export interface TableOptions {
  /** Draws without WebGL: for browser tests, or with `?renderer=canvas`. */
  readonly canvasOnly: boolean;
  /** Things change place at once, nothing flies. Asked anew each time. */
  readonly lessMotion: () => boolean;
  readonly sound: (sound: SoundName) => void;
  readonly onIntent: (intent: Intent) => void;
  /** A card is to be shown large beside where it lies, or none any more; without this none ever is. */
  readonly onLook?: (looked: LookedAt | null) => void;
}

/** A card that the viewer looks at. */
export interface LookedAt {
  readonly card: string;
  /** Of a card of the hand: which one. */
  readonly key: string | null;
  /** Where it lies, in CSS pixels of the host. */
  readonly box: Box;
}

/**
 * A table on a canvas with a layer of buttons over it, filling its host, which tells in `data-table` whether it is "moving" or
 * "still": all drawings are there and no motion is played or waits. What moves for as long as a scene shows it does not count.
 */
export interface TableStage {
  /** Draws a scene; at once, whatever is still moving. */
  show(scene: TableScene): void;
  /** Plays motions one after another over what is shown, behind those still waiting. */
  play(motions: readonly Motion[]): void;
  /** Drops all motions: after a gap in the story, a reconnection. */
  skip(): void;
  /** The middle of a seat's avatar in CSS pixels of the host, or null if it is not shown. */
  seatAt(seat: number): Point | null;
  destroy(): void;
}
