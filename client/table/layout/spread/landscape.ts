import { around, type Point } from "../box.ts";
import { landscape } from "../landscape.ts";
import type { Layout, Room, TableauRoom } from "../layout.ts";

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
