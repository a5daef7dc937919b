import { bigScreen, bigScreenSpread } from "./layout/big-screen.ts";
import type { Box } from "./layout/box.ts";
import { desktop, desktopSpread } from "./layout/desktop.ts";
import { handOnly, handOnlySpread } from "./layout/hand-only.ts";
import { landscape, landscapeSpread } from "./layout/landscape.ts";
import type { Layout, Room } from "./layout/layout.ts";
import { portrait } from "./layout/portrait.ts";
import { portraitSpread } from "./layout/portrait-spread.ts";
import type { BoardSize } from "./render/board.ts";
import type { TableScene } from "./scene/scene.ts";

/** Parts of a scene that its layout depends on. */
type RoomScene = Pick<TableScene, "seats" | "playmat" | "spread" | "header" | "prompt" | "bigScreen" | "handOnly"> & {
  readonly stage: Pick<TableScene["stage"], "kind">;
};

/** Returns the layout input of a scene in a window of `size` CSS pixels. */
export function roomFor(scene: RoomScene, size: { width: number; height: number }): Room {
  const { seats, stage, playmat, spread } = scene;
  const room = {
    ...size,
    others: seats.length,
    ...(scene.bigScreen === true && { bigScreen: true }),
    ...(scene.handOnly === true && { handOnly: { tiles: needsTiles(scene) } }),
    stage: stage.kind,
    playmat: playmat !== null,
    buttons: buttonsOf(scene),
  };
  return spread === undefined ? room : { ...room, spread: { open: spread.aside.open.length > 0 } };
}

/** Whether the viewer of a hand chooses a player, or knows a card that the big screen does not show. */
const needsTiles = ({ seats, spread }: RoomScene): boolean =>
  seats.some(({ target }) => target !== "no") || spread?.fronts.some(({ known }) => known !== null) === true;

/** If the page shows the header itself, the game is over, and no decisions will come. */
function buttonsOf({ header, prompt }: RoomScene): Room["buttons"] {
  if (header === null) return "never";
  return prompt === null || prompt.slim || prompt.buttons.length === 0 ? "none" : "some";
}

/** Minimum type size, in CSS pixels. */
export function smallestType({ largeType, bigScreen }: TableScene, { kind, scale }: Layout): number {
  if (bigScreen === true) return (kind === "desktop" ? 18 : 15) * scale;
  if (largeType === true) return kind === "desktop" ? 17 : 14;
  return kind === "desktop" ? 12 : 11;
}

/** Returns the canvas size for a window. */
export function boardSize({ width, height, ratio, insets }: ScreenSize): BoardSize {
  return { width, height, ratio, left: insets.left, top: insets.top };
}

/**
 * Returns card widths in device pixels. `full`: cards with a rule text, as large as in the hand; `short`: the largest
 * cards without one. In a fan they are as large as the others.
 */
export function cardSizes({ hand, scale }: Layout, ratio: number): { full: number; short: number } {
  const full = Math.max(hand.card, 112 * scale);
  const most = hand.form === "fan" ? hand.card : 110;
  return {
    full: Math.ceil(full * ratio),
    short: Math.ceil(Math.max(96, Math.min(hand.card, most)) * ratio),
  };
}

/** Size of the host in CSS pixels, device pixels per CSS pixel, and the insets for notches and bars. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** Some graphics cards reject larger textures. */
const largest = 4096;

export function measure(host: HTMLElement): ScreenSize {
  const { clientWidth: width, clientHeight: height } = host;
  const ratio = Math.min(window.devicePixelRatio || 1, 3, largest / Math.max(width, height, 1));
  return { width, height, ratio, insets: safeArea(host) };
}

/** Calls `told` when the page has moved to a screen of another density. */
export function onDensityChange(told: () => void, signal: AbortSignal): void {
  const change = () => {
    told();
    onDensityChange(told, signal);
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", change, { once: true, signal });
}

/** Measures the safe area with an element, because only style sheets have access to it. */
function safeArea(host: HTMLElement): ScreenSize["insets"] {
  const probe = document.createElement("div");
  const side = (name: string) => `env(safe-area-inset-${name}, 0px)`;
  probe.style.cssText = `position:absolute;visibility:hidden;padding:${side("top")} ${side("right")} ${side("bottom")} ${side("left")}`;
  host.append(probe);
  const style = getComputedStyle(probe);
  const insets = {
    top: Number.parseFloat(style.paddingTop) || 0,
    right: Number.parseFloat(style.paddingRight) || 0,
    bottom: Number.parseFloat(style.paddingBottom) || 0,
    left: Number.parseFloat(style.paddingLeft) || 0,
  };
  probe.remove();
  return insets;
}

/** Returns the size of the safe area. */
export function inside({ width, height, insets }: ScreenSize): { width: number; height: number } {
  return { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
}

/** Returns the whole window in coordinates of the safe area. */
export function wholeWindow({ width, height, insets }: ScreenSize): Box {
  return { x: -insets.left, y: -insets.top, w: width, h: height };
}

/** Returns the layout for a window: desktop if wide and high enough, portrait if higher than wide, else landscape. */
export function layoutOf(room: Room): Layout {
  if (room.handOnly) return room.spread ? handOnlySpread(room, room.handOnly) : handOnly(room, room.handOnly);
  if (room.bigScreen) return room.spread ? bigScreenSpread(room) : bigScreen(room);
  if (room.width >= 900 && room.height >= 540) return room.spread ? desktopSpread(room) : desktop(room);
  if (room.height > room.width) return room.spread ? portraitSpread(room) : portrait(room);
  return room.spread ? landscapeSpread(room) : landscape(room);
}
