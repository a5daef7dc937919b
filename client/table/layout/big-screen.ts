import { around, type Point } from "./box.ts";
import { desktopSpread } from "./desktop.ts";
import { landscape } from "./landscape.ts";
import type { Layout, Room } from "./layout.ts";

/** Size of the reference layout: wide enough for nine tiles, with type that is readable from four metres. */
const reference = { width: 870, height: 560 };

/** Maximum distance between two tiles, and height of their middle. */
const pitch = 150;
const tilesY = 44;

/** Stages that need more space than the discards have; they cover the discards. */
const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "arrange", "chain", "duel", "win"];

/**
 * Layout for a television or projector: tiles of all players at the top, below them the felt with large cards, and the
 * prompt as the last line. There is no hand, because a screen shows the hand of no player.
 */
export function bigScreen(room: Room): Layout {
  const s = Math.min(room.width / reference.width, room.height / reference.height);
  const units = room.width / s;
  const height = room.height / s;
  const middle = (92 + height - 104) / 2 + 22;
  const card = Math.min(170, (height - 330) * 0.65);
  const below = middle + card * 0.7 + 30;
  const isWide = wide.includes(room.stage);
  const stage = { x: isWide ? 246 : 520, y: 142, w: units - (isWide ? 270 : 544), h: height - 142 - 116 };
  const base = landscape({ ...room, height: 390 * s });
  return {
    ...base,
    height: room.height,
    felt: { x: 8 * s, y: 66 * s, w: (units - 16) * s, h: (height - 66 - 46) * s, radius: 120 * s, rim: 14 * s },
    seatScale: s,
    seats: tiles(room.others, units).map(({ x, y }) => ({ x: x * s, y: y * s })),
    ribbon: room.stage === "win" ? null : { x: (units / 2) * s, y: 118 * s, maxWidth: (units - 190) * s },
    pile: { x: 142 * s, y: middle * s, w: card * s },
    label: around(142 * s, below * s, 170 * s, 46 * s),
    discard: { x: 376 * s, y: middle * s, w: card * s, gap: 60 * s, most: isWide ? 1 : 4 },
    discardTag: { x: 400 * s, y: below * s },
    playmat: room.playmat ? { form: "tag", x: 600 * s, y: below * s, w: 130 * s } : null,
    stage: { x: stage.x * s, y: stage.y * s, w: stage.w * s, h: stage.h * s },
    prompt: around((units / 2) * s, (height - 54) * s, Math.min(units - 60, 720) * s, 76 * s),
    buttons: null,
    // Out of sight. Its size makes the pictures of the cards sharp.
    hand: {
      form: "row",
      box: { x: 0, y: (height + 60) * s, w: units * s, h: 100 * s },
      card: card * s,
      lift: { playable: 0, selected: 0 },
    },
  };
}

function tiles(others: number, units: number): readonly Point[] {
  const step = Math.min(pitch, (units - 20) / others);
  return Array.from({ length: others }, (_, index) => ({
    x: units / 2 + (index - (others - 1) / 2) * step,
    y: tilesY,
  }));
}

/** The desktop's layout with cards in front of all players shows no hand to a spectator. */
export const bigScreenSpread = (room: Room): Layout => desktopSpread(room);
