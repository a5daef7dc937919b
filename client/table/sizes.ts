import type { Layout, Room } from "./layout/layout.ts";
import type { ScreenSize } from "./layout/screen.ts";
import type { BoardSize } from "./render/board.ts";
import type { TableScene } from "./scene/scene.ts";

/** Returns the layout input of a scene in a window of `size` CSS pixels. */
export function roomFor(scene: TableScene, size: { width: number; height: number }): Room {
  const { seats, stage, playmat, spread } = scene;
  const room = {
    ...size,
    others: seats.length,
    stage: stage.kind,
    playmat: playmat !== null,
    buttons: buttonsOf(scene),
  };
  return spread === undefined ? room : { ...room, spread: { open: spread.aside.open.length > 0 } };
}

/** If the page shows the header itself, the game is over, and no decisions will come. */
function buttonsOf({ header, prompt }: TableScene): Room["buttons"] {
  if (header === null) return "never";
  return prompt === null || prompt.buttons.length === 0 ? "none" : "some";
}

/** Minimum type size, in CSS pixels. */
export function smallestType({ largeType }: TableScene, { kind }: Layout): number {
  if (largeType === true) return kind === "desktop" ? 17 : 14;
  return kind === "desktop" ? 12 : 11;
}

/** Returns the canvas size for a window. */
export function boardSize({ width, height, ratio, insets }: ScreenSize): BoardSize {
  return { width, height, ratio, left: insets.left, top: insets.top };
}

/**
 * Returns card widths in device pixels. `full`: cards with a rule text, as large as in the hand; `short`: the largest
 * small cards.
 */
export function cardSizes({ hand, scale }: Layout, ratio: number): { full: number; short: number } {
  const full = Math.max(hand.card, 112 * scale);
  return {
    full: Math.ceil(full * ratio),
    short: Math.ceil(Math.min(hand.card < 108 ? Math.max(hand.card, 96) : 108, 110) * ratio),
  };
}
