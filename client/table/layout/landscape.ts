import { around, type Box, clamp, type Point } from "./box.ts";
import type { Layout, Room, TableauRoom } from "./layout.ts";

const reference = { height: 390 };
/** Stages that need more space than the discards have; they cover the pile. */
const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "arrange", "chain", "duel"];

/** Tiles are 86 units wide. */
const tileRoom = 88;

/**
 * Returns the seats in one row between the menu and four corners, or without the menu beside only one corner. `width`
 * in units.
 */
function seats(others: number, width: number, menu: boolean): Point[] {
  const at = (first: number, pitch: number) =>
    Array.from({ length: others }, (_, i) => ({ x: first + pitch * i, y: 38 }));
  if (others === 1) return [{ x: width / 2, y: 38 }];
  const [left, taken] = menu ? [49, 236] : [8, 68];
  if (others > 5) {
    const pitch = Math.min(84, (width - taken) / others);
    return at(left + pitch / 2, pitch);
  }
  const [from, rest] = menu ? [128, 356] : [88, 236];
  return at(from, (width - rest) / (others - 1));
}

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

/** Layout of a phone on its side with cards in front of all players: prompt and buttons in a column at the right. */
export function landscapeSpread(room: Room): Layout {
  const base = landscape(room);
  const { scale: s, width } = base;
  const units = width / s;
  const right = Math.min(284, units * 0.36);
  const edge = units - right - 16;
  const staged = room.stage !== "none" && room.stage !== "win";
  const pitch = (edge - 40) / room.others;
  const placed = Array.from({ length: room.others }, (_, i) => ({ x: (48 + pitch * (i + 0.5)) * s, y: 38 * s }));
  return {
    ...base,
    seatScale: s * Math.min(1, (pitch - 2) / 86),
    seats: placed,
    ribbon: staged ? null : { x: (edge / 2 + 4) * s, y: 164 * s, maxWidth: (edge - 30) * s },
    pile: { x: 184 * s, y: 222 * s, w: 48 * s },
    // Below the buttons, because stages and duels cover the pile.
    label: around(width - (9 + right * 0.77) * s, 226 * s, 116 * s, 36 * s),
    stage: { x: 14 * s, y: 142 * s, w: (edge - 20) * s, h: 114 * s },
    pileCovered: staged,
    prompt: around(width - (9 + right / 2) * s, 100 * s, right * s, 58 * s),
    buttons: { x: width - (9 + right) * s, y: 140 * s, w: right * s, h: 52 * s },
    hand: {
      form: "row",
      box: { x: 228 * s, y: 262 * s, w: 180 * s, h: 124 * s },
      card: 84 * s,
      lift: { playable: 2 * s, selected: 5 * s },
    },
    spread: {
      fronts: placed.map((seat) => frontOf(seat, pitch, s)),
      ownFront: {
        from: { x: 134 * s, y: 334 * s },
        to: { x: 204 * s, y: 334 * s },
        w: 50 * s,
        step: 40 * s,
        // Above the chip over the viewer's own panel.
        tokens: { x: 12 * s, y: 283 * s, size: 18 * s },
        hand: null,
      },
      aside: { x: 268 * s, y: 222 * s, w: 48 * s },
      asideTag: { x: width - (9 + right * 0.27) * s, y: 226 * s, most: right * 0.5 * s },
      open: { x: 334 * s, y: 222 * s, w: 40 * s },
      reference: { x: 418 * s, y: 268 * s, w: (units - 427) * s, h: 118 * s },
      referenceForm: "rows",
    },
  };
}

/** Minimum distance of tiles for tokens between them. */
const roomyPitch = 116;

/** Below the tile. Tokens are beside it, or on the avatar if the next tile is near. */
function frontOf(seat: Point, pitch: number, s: number): TableauRoom {
  const w = 36;
  const reach = Math.min(pitch - w - 30, 160) / 2;
  const y = seat.y + (52 + w * 0.7) * s;
  return {
    from: { x: seat.x - reach * s, y },
    to: { x: seat.x + reach * s, y },
    w: w * s,
    step: w * 0.8 * s,
    tokens: { x: seat.x + (pitch < roomyPitch ? -42 : 53) * s, y: seat.y - 6 * s, size: 13 * s },
    hand: { x: seat.x + 29 * s, y: seat.y - 5 * s, w: 25 * s },
  };
}
