import { around, clamp, type Point } from "./box.ts";
import type { Layout, Room, TableauRoom } from "./layout.ts";
import { portrait } from "./portrait.ts";

/** The row of buttons with the gap above it. */
const buttonRow = 57;

/**
 * Heights in units, from the bottom up: bar, list, hand, buttons, prompt. The felt gets the rest. During a guess the
 * buttons show the same as the list, so the list is omitted if space is short.
 */
function rows({ stage, buttons }: Room, height: number) {
  const guessing = stage === "values";
  const row = buttons === "never" ? 0 : buttonRow;
  const missing = clamp(844 - height - buttonRow + row, 0, 124);
  const list = missing > 40 ? (guessing ? 0 : 50) : 114;
  const card = missing > 90 ? 100 : 114;
  const listTop = height - 44 - list;
  const handTop = listTop - (list > 0 ? 8 : 0) - card * 1.4;
  const buttonsTop = handTop - 10 - 50;
  const promptTop = handTop - 10 - row - 54;
  return { list, listTop, card, handTop, buttonsTop, promptTop };
}

/** Layout of an upright phone with cards in front of all players. */
export function portraitSpread(room: Room): Layout {
  const base = portrait(room);
  const { scale: s, width, height } = base;
  const x = (units: number) => width / 2 + (units - 195) * s;
  const up = rows(room, height / s);
  const staged = room.stage !== "none" && room.stage !== "win";
  const placed = Array.from({ length: room.others }, (_, i) => ({ x: (width * (i + 0.5)) / room.others, y: 86 * s }));
  const stageTop = 236;
  const labelTop = up.promptTop - 40;
  const w = clamp((labelTop - 276) / 1.4, 34, 64);
  const middle = (270 + labelTop) / 2;
  const open = room.spread?.open === true;
  const pileX = open ? 66 : 112;
  const asideX = open ? 186 : 268;
  return {
    ...base,
    felt: { ...base.felt, h: (up.promptTop + 24 - 136) * s },
    seatScale: s * Math.min(1, (width / room.others - 2 * s) / (86 * s)),
    seats: placed,
    ribbon: staged ? null : { x: width / 2, y: 250 * s, maxWidth: 366 * s },
    pile: { x: x(pileX), y: middle * s, w: w * s },
    label: around(x(pileX), (labelTop + 16) * s, 112 * s, 32 * s),
    stage: { x: x(12), y: stageTop * s, w: 366 * s, h: (labelTop - 4 - stageTop) * s },
    pileCovered: staged,
    prompt: around(width / 2, (up.promptTop + 27) * s, 370 * s, 54 * s),
    buttons:
      room.buttons === "never"
        ? { x: x(222), y: (up.promptTop + 3) * s, w: 152 * s, h: 48 * s }
        : { x: x(10), y: up.buttonsTop * s, w: 370 * s, h: 50 * s },
    hand: {
      form: "row",
      box: { x: x(110), y: up.handTop * s, w: 270 * s, h: (up.card * 1.4 + 4) * s },
      card: up.card * s,
      lift: { playable: 2 * s, selected: 7 * s },
    },
    spread: {
      fronts: placed.map((seat) => frontOf(seat, room.others, s)),
      ownFront: {
        from: { x: x(52), y: (up.handTop + 44) * s },
        to: { x: x(52), y: (up.handTop + up.card * 1.4 - 44) * s },
        w: 60 * s,
        step: 46 * s,
        tokens: { x: x(206), y: height - 35 * s, size: 24 * s },
        hand: null,
      },
      aside: { x: x(asideX), y: middle * s, w: w * s },
      asideTag: { x: x(asideX), y: (labelTop + 16) * s, most: (open ? 104 : 146) * s },
      open: { x: x(272), y: middle * s, w: w * s },
      reference: up.list > 0 ? { x: x(8), y: up.listTop * s, w: 374 * s, h: up.list * s } : null,
      referenceForm: up.list < 100 ? "badges" : "rows",
    },
  };
}

/** Below the tile, as wide as its neighbours allow. */
function frontOf(seat: Point, others: number, s: number): TableauRoom {
  const room = 390 / others - 8;
  const w = others >= 5 ? 38 : others === 4 ? 42 : 50;
  const reach = Math.min(room - w, others === 1 ? 260 : 130) / 2;
  const y = seat.y + (75 + w * 0.7) * s;
  return {
    from: { x: seat.x - reach * s, y },
    to: { x: seat.x + reach * s, y },
    w: w * s,
    step: w * 0.8 * s,
    tokens: { x: seat.x - 20 * s, y: seat.y + 55 * s, size: 15 * s },
    hand: { x: seat.x + 29 * s, y: seat.y - 5 * s, w: 25 * s },
  };
}
