import { around, type Point } from "./box.ts";
import type { Layout, Room, TableauRoom } from "./layout.ts";

const reference = { width: 1280, height: 720 };

/**
 * Centres of the panels as fractions of width and height, clockwise from the viewer's left, by number of other players.
 */
const topRow: Readonly<Record<number, readonly number[]>> = {
  1: [0.5],
  2: [0.26, 0.74],
  3: [0.26, 0.5, 0.74],
  4: [0.266, 0.428, 0.591, 0.753],
};
const topPair = [0.328, 0.672];

function seatShares(others: number): readonly (readonly [number, number])[] {
  const top = (xs: readonly number[]) => xs.map((x): readonly [number, number] => [x, 0.067]);
  if (others <= 2) return top(topRow[others] ?? []);
  if (others <= 5) {
    const between = others === 3 ? [0.5] : others === 4 ? topPair : (topRow[3] ?? []);
    return [[0.092, 0.364], ...top(between), [0.908, 0.364]];
  }
  const side = others <= 8 ? atSide.two : atSide.three;
  const between = others === 6 ? topPair : (topRow[others - 2 * side.length] ?? []);
  const at = (x: number, ys: readonly number[]) => ys.map((y): readonly [number, number] => [x, y]);
  return [...at(0.086, side.toReversed()), ...top(between), ...at(0.914, side)];
}

/** Heights of the panels at one side, from the top. */
const atSide = { two: [0.261, 0.517], three: [0.199, 0.396, 0.593] } as const;

/**
 * In a very large window the table stays in the middle. It is at most this much wider and higher than its scale
 * requires.
 */
const spread = { width: 1.35, height: 1.3 };

/** Minimum width of the label below the pile, in pixels. */
const leastLabel = 152;

export function desktop(room: Room): Layout {
  const s = Math.min(room.width / reference.width, room.height / reference.height, 2);
  const width = Math.min(room.width, reference.width * s * spread.width);
  const height = Math.min(room.height, reference.height * s * spread.height);
  const left = (room.width - width) / 2;
  const top = (room.height - height) / 2;
  const x = (units: number) => room.width / 2 + (units - 640) * s;
  const y = (units: number) => top + (height * units) / reference.height;
  const pile = { x: x(462), y: y(281), w: 122 * s };
  const below = pile.y + (122 * 0.7 + 25) * s;
  const labelWidth = Math.max(188 * s, leastLabel);
  return {
    kind: "desktop",
    scale: s,
    width: room.width,
    height: room.height,
    felt: { x: left + width * 0.167, y: y(86.4), w: width * 0.666, h: height * 0.56, radius: 190 * s, rim: 18 * s },
    header: { x: 62 * s, y: 16 * s },
    corners: cornersOf(room, s),
    seatScale: s,
    seats: seatShares(room.others).map(([fx, fy]) => ({ x: left + fx * width, y: top + fy * height })),
    own: around(left + 119 * s, y(646), 190 * s, 84 * s),
    ribbon: { x: x(640), y: y(154), maxWidth: 620 * s },
    pile,
    // Below the pile, or further left if the stage needs the space.
    label: around(Math.min(pile.x, x(552) - labelWidth / 2), below, labelWidth, 46 * s),
    discard: {
      x: x(room.stage === "stop" ? 672 : 662),
      y: pile.y,
      w: 122 * s,
      gap: 52 * s,
      most: room.stage === "stop" ? 1 : 4,
    },
    discardTag: { x: x(room.stage === "stop" ? 672 : 740), y: below },
    playmat: room.playmat
      ? { form: "cards", x: x(284), y: pile.y - 49 * s, w: 58 * s, pitch: 96 * s, label: below }
      : null,
    stage: room.stage === "stop" ? around(x(880), y(292), 236 * s, 236 * s) : around(x(804), y(296), 500 * s, 236 * s),
    pileCovered: false,
    prompt: around(x(640), y(454), 640 * s, 66 * s),
    buttons: null,
    hand: {
      form: "fan",
      box: { x: x(216), y: y(511), w: 980 * s, h: (height * 209) / reference.height },
      // On a tablet, which is higher, cards are larger and overlap more.
      card: (130 * height) / reference.height,
      lift: { playable: 12 * s, selected: 30 * s },
    },
  };
}

function cornersOf({ width, height }: Room, s: number): Layout["corners"] {
  return {
    size: 40 * s,
    menu: { x: 34 * s, y: 34 * s },
    right: { x: width - 34 * s, y: 34 * s },
    pitch: 48 * s,
    emotes: { x: width - 42 * s, y: height - 44 * s },
  };
}

/**
 * Desktop layout with cards in front of all players: pile and card set aside in the middle, two large hand cards, and
 * the list at their right.
 */
export function desktopSpread(room: Room): Layout {
  const base = desktop(room);
  const { scale: s, width } = base;
  const x = (units: number) => width / 2 + (units - 640) * s;
  const top = (room.height - Math.min(room.height, 720 * s * spread.height)) / 2;
  const y = (units: number) => top + ((room.height - 2 * top) * units) / 720;
  const shift = room.spread?.open === true ? -70 : 0;
  const staged = room.stage !== "none" && room.stage !== "win";
  const hand = around(x(642), y(612), 312 * s, 212 * s);
  return {
    ...base,
    own: around(x(119), y(600), 190 * s, 84 * s),
    ribbon: staged ? null : { x: x(640), y: y(226), maxWidth: 520 * s },
    pile: { x: x(556 + shift), y: y(314), w: 84 * s },
    label: around(x(556 + shift), y(398), 138 * s, 38 * s),
    stage: { x: x(384), y: y(207), w: 512 * s, h: 166 * s },
    pileCovered: staged,
    hand: { ...base.hand, form: "row", box: hand, card: 142 * s, lift: { playable: 6 * s, selected: 20 * s } },
    spread: {
      fronts: base.seats.map((seat) => frontOf(seat, base, room.others)),
      ownFront: {
        from: { x: x(266), y: y(616) },
        to: { x: x(430), y: y(616) },
        w: 76 * s,
        step: 62 * s,
        tokens: { x: x(108), y: y(655), size: 24 * s },
        hand: null,
      },
      aside: { x: x(728 + shift), y: y(318), w: 84 * s },
      asideTag: { x: x(728 + shift), y: y(398), most: 170 * s },
      open: { x: x(800), y: y(318), w: 76 * s },
      reference: { x: x(820), y: y(500), w: 392 * s, h: 210 * s },
      referenceForm: "full",
    },
  };
}

/** Below a panel at the top; beside a panel at the side, towards the middle. */
function frontOf(seat: Point, { scale: s, width }: Layout, others: number): TableauRoom {
  const w = 76 * s;
  const left = seat.x < width * 0.2;
  const right = seat.x > width * 0.8;
  if (left || right) {
    const inner = seat.x + (left ? 145 : -145) * s;
    const far = inner + (left ? 76 : -76) * s;
    return {
      from: { x: left ? inner : far, y: seat.y + 8 * s },
      to: { x: left ? far : inner, y: seat.y + 8 * s },
      w,
      step: 62 * s,
      tokens: { x: seat.x - 38 * s, y: seat.y + 36 * s, size: 20 * s },
      hand: { x: seat.x + 46 * s, y: seat.y + 60 * s, w: 46 * s },
    };
  }
  const reach = others === 1 ? 320 : 150;
  const y = seat.y + 100 * s;
  return {
    from: { x: seat.x - reach * s, y },
    to: { x: seat.x + 6 * s, y },
    w: 72 * s,
    step: 58 * s,
    tokens: { x: seat.x - 38 * s, y: seat.y + 36 * s, size: 20 * s },
    hand: { x: seat.x + 74 * s, y: seat.y + 68 * s, w: 46 * s },
  };
}
