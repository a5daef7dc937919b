import { around, type Box, clamp, type Point } from "./box.ts";
import type { Layout, Room } from "./layout.ts";

const reference = { height: 390 };
/** Stages that need more space than the discards have; they cover the pile. */
const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "chain", "duel"];

/**
 * Returns the seats in one row between the menu and four corners, or without the menu beside only one corner. `width`
 * in units.
 */
function seats(others: number, width: number, menu: boolean): Point[] {
  const [from, taken] = menu ? [92, 240] : [52, 120];
  const [first, pitch] =
    others > 5
      ? [from, Math.min(84, (width - taken) / others)]
      : [from + 36, (width - taken - 116) / Math.max(1, others - 1)];
  if (others === 1) return [{ x: width / 2, y: 38 }];
  return Array.from({ length: others }, (_, i) => ({ x: first + pitch * i, y: 38 }));
}

/** Tiles are 86 units wide. */
const tileRoom = 88;

export function landscape({ width, height, others, stage, playmat, buttons }: Room): Layout {
  const s = height / reference.height;
  const units = width / s;
  const tiles = seats(others, units, buttons !== "never");
  const right = Math.min(290, units * 0.38);
  const at = (box: Box): Box => ({ x: box.x * s, y: box.y * s, w: box.w * s, h: box.h * s });
  const isWide = wide.includes(stage);
  const stageLeft = isWide ? 214 : 264;
  const stageBox = { x: stageLeft, y: 84, w: units - right - 18 - stageLeft, h: 170 };
  const [ribbonLeft, ribbonRight] = [112, units - right - 18];
  return {
    kind: "landscape",
    scale: s,
    width,
    height,
    felt: { ...at({ x: 8, y: 60, w: units - 16, h: 204 }), radius: 96 * s, rim: 12 * s },
    header: null,
    corners: {
      size: 36 * s,
      menu: { x: 26 * s, y: 26 * s },
      right: { x: width - 26 * s, y: 26 * s },
      pitch: 44 * s,
      emotes: null,
    },
    seatScale: s * Math.min(1, ((tiles[1]?.x ?? width) - (tiles[0]?.x ?? 0)) / tileRoom),
    seats: tiles.map(({ x, y }) => ({ x: x * s, y: y * s })),
    own: at({ x: 8, y: 320, w: 92, h: 64 }),
    ribbon:
      stage === "none"
        ? { x: ((ribbonLeft + ribbonRight) / 2) * s, y: 102 * s, maxWidth: (ribbonRight - ribbonLeft) * s }
        : null,
    // The orbiting backs reach the pile's label and the edge of the felt.
    pile: { x: 66 * s, y: 178 * s, w: (stage === "stop" ? 54 : 76) * s },
    label: at({ x: 119, y: 138, w: isWide ? 76 : 142, h: 44 }),
    discard: { x: 322 * s, y: 186 * s, w: 80 * s, gap: clamp((units - right - 400) / 2, 12, 44) * s, most: 3 },
    discardTag: { x: (isWide ? 160 : 190) * s, y: 204 * s },
    playmat: playmat ? { form: "tag", x: (isWide ? 157 : 190) * s, y: 244 * s, w: 112 * s } : null,
    stage: at(stageBox),
    pileCovered: false,
    prompt: around(width - (9 + right / 2) * s, 126 * s, right * s, 58 * s),
    buttons: at({ x: units - 9 - right, y: 164, w: right, h: 58 }),
    hand: {
      form: "row",
      box: at({ x: 114, y: 262, w: units - 128, h: 122 }),
      card: 84 * s,
      lift: { playable: 5 * s, selected: 14 * s },
    },
  };
}
