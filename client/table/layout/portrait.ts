import { around, clamp, type Point } from "./box.ts";
import type { Layout, PlaymatRoom, Room } from "./layout.ts";

const reference = { width: 390, height: 844 };
/** Minimum heights in units; below them the layout shrinks. Tablets are wide enough for a larger minimum. */
const lowest = 720;
const lowestOnTablets = 800;
/** Minimum ratio of width to height of a tablet. */
const tablet = 0.6;
/** Below this height a stage replaces the ribbon. */
const tightBelow = 780;
const barHeight = 32;
/** Height saved by a table without buttons. */
const buttonRow = 56;

/** CSS pixels per unit. */
function scaleOf({ width, height, buttons }: Room): number {
  const least = width / height > tablet && buttons !== "never" ? lowestOnTablets : lowest;
  return Math.min(width / reference.width, height / (least - (buttons === "never" ? buttonRow : 0)), 1.5);
}

/**
 * Heights in units, from the bottom up: bar, hand, buttons, prompt. The felt gets the rest. Without buttons the hand
 * takes their space.
 */
function rowsUp({ buttons }: Room, width: number, height: number, roomy: boolean) {
  const cards = width > 480 ? 176 : clamp(253 + (height - reference.height) * 0.6, 200, 280);
  const handBottom = height - 12 - barHeight;
  const handTop = handBottom - cards + (roomy ? 20 : 0);
  const buttonsTop = handTop - 20 - 54;
  const promptTop = buttons === "never" ? handTop - 18 - 58 : buttonsTop - 8 - 58;
  return { cards, handTop: buttons === "none" ? promptTop + 58 + 18 : handTop, handBottom, buttonsTop, promptTop };
}

const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "arrange", "duel", "win"];

const tilesFor = (others: number, width: number, low: boolean): Tiles =>
  others <= 4 ? rowOnTop(others, width) : twoRows(others, width, low ? 0.72 : 0.8);

/** Heights and widths in units, for placing objects on the felt. */
interface Felt {
  readonly stage: Room["stage"];
  readonly playmat: boolean;
  readonly isWide: boolean;
  /** A stage replaces the ribbon. */
  readonly tight: boolean;
  /** Upper edges of the stage or the pile, of the row with label and tags, and of the prompt. */
  readonly top: number;
  readonly labelTop: number;
  readonly labelHeight: number;
  readonly promptTop: number;
  /** Converts a reference x for this window; the distance from the middle stays. */
  readonly x: (value: number) => number;
}

export function portrait(room: Room): Layout {
  const { width, height, stage } = room;
  const s = scaleOf(room);
  const units = { width: width / s, height: height / s };
  const x = (value: number) => units.width / 2 + value - 195;
  const low = units.height < tightBelow;
  const tiles = tilesFor(room.others, units.width, low);
  const isWide = wide.includes(stage);
  const crowded = room.others > 4 && low;
  const up = rowsUp(room, units.width, units.height, isWide || crowded);
  const tight = low && stage !== "none";
  const labelHeight = isWide ? 34 : 46;
  const labelTop = up.promptTop - labelHeight - 6;
  const top = tiles.bottom + (tight ? 0 : 45);
  const felt: Felt = {
    stage,
    playmat: room.playmat,
    isWide,
    tight,
    top,
    labelTop,
    labelHeight,
    promptTop: up.promptTop,
    x,
  };
  const at = <T extends { x: number; y: number; w: number }>(box: T) => ({
    ...box,
    x: box.x * s,
    y: box.y * s,
    w: box.w * s,
  });
  const box = (of: { x: number; y: number; w: number; h: number }) => ({ ...at(of), h: of.h * s });
  const cards = cardsOn(felt);
  const tags = tagsOn(felt);
  return {
    kind: "portrait",
    scale: s,
    width,
    height,
    felt: {
      ...box({ x: 7, y: 136, w: units.width - 14, h: up.promptTop + 62 - 136 }),
      radius: Math.min(110, (up.promptTop - 74) / 2) * s,
      rim: 12 * s,
    },
    header: { x: 48 * s, y: 7 * s },
    corners: {
      size: 34 * s,
      menu: { x: 24 * s, y: 23 * s },
      right: { x: width - 24 * s, y: 23 * s },
      pitch: 38 * s,
      emotes: null,
    },
    seatScale: s * tiles.size,
    seats: tiles.poses.map((pose) => ({ x: pose.x * s, y: pose.y * s })),
    own: box({ x: x(10), y: units.height - 6 - barHeight, w: 180, h: barHeight }),
    ribbon: tight ? null : { x: width / 2, y: (tiles.bottom + 24) * s, maxWidth: 366 * s },
    pile: at(cards.pile),
    label: box(labelOn(felt)),
    discard: { ...at(cards.discard), gap: cards.discard.gap * s },
    discardTag: { x: tags.discard.x * s, y: tags.discard.y * s },
    playmat: tags.playmat === null ? null : at(tags.playmat),
    stage: box(stageOn(felt)),
    pileCovered: isWide,
    prompt: around(width / 2, (up.promptTop + 29) * s, 370 * s, 58 * s),
    buttons: box(
      room.buttons === "never"
        ? { x: x(222), y: up.promptTop + 5, w: 152, h: 48 }
        : { x: x(10), y: up.buttonsTop, w: 370, h: 54 },
    ),
    hand: {
      form: "shelves",
      box: box({ x: 6, y: up.handTop, w: units.width - 12, h: up.handBottom - up.handTop }),
      card: 132 * s,
      height: up.cards * s,
      least: 95 * s,
      narrowest: Math.max(44, 44 * s),
      lift: { playable: 5 * s, selected: 16 * s },
    },
  };
}

/** Pile and discards. */
function cardsOn({ x, top, labelTop, stage }: Felt) {
  const from = stage === "none" ? top + 3 : top;
  const y = (from + labelTop) / 2;
  const w = clamp((labelTop - from - 10) / 1.4, 36, 106);
  // The orbiting backs reach the edge of the felt.
  const pile = stage === "stop" ? { x: x(85), y, w: Math.min(w, 72) } : { x: x(84), y, w };
  return { pile, discard: { x: x(212), y, w, gap: 48, most: 3 } };
}

function labelOn({ x, isWide, playmat, labelTop: y, labelHeight: h }: Felt) {
  if (isWide) return { x: x(12), y, w: playmat ? 136 : 196, h };
  return { x: x(11), y, w: 142, h };
}

function stageOn({ x, stage, isWide, top, labelTop, promptTop }: Felt) {
  if (isWide) return { x: x(12), y: top, w: 366, h: labelTop - 4 - top };
  const bottom = stage === "chain" ? promptTop - 6 : labelTop - 4;
  return { x: x(144), y: top, w: 242, h: bottom - top };
}

/** Returns the middles of the tags: discards, and the playmat beside or below them. */
function tagsOn({ x, stage, isWide, playmat, labelTop, labelHeight, promptTop }: Felt) {
  const middle = labelTop + labelHeight / 2;
  const tag = (at: number, y: number, w = 112): PlaymatRoom | null =>
    playmat ? { form: "tag", x: x(at), y, w } : null;
  if (isWide) return { discard: { x: x(playmat ? 325 : 318), y: middle }, playmat: tag(211, middle) };
  if (stage === "chain") {
    return { discard: { x: x(playmat ? 328 : 318), y: promptTop - 20 }, playmat: tag(211, promptTop - 20) };
  }
  if (!playmat) return { discard: { x: x(262), y: middle }, playmat: null };
  return { discard: { x: x(262), y: middle - 14 }, playmat: tag(262, middle + 14) };
}

/** Tiles of a portrait phone, in units, clockwise from the player's left. */
export interface Tiles {
  readonly poses: readonly Point[];
  /** Size of a tile, as a share of the usual size. */
  readonly size: number;
  /** Upper limit for objects on the felt. */
  readonly bottom: number;
}

/** Number of tiles at each side. */
const atSides = (others: number) => (others >= 7 ? 2 : 1);

/** One to four tiles in a row at the top. The outer two of four are lower and bend the row around the table. */
function rowOnTop(n: number, width: number): Tiles {
  const poses = Array.from({ length: n }, (_, i) => {
    const bend = n === 4 && (i === 0 || i === 3) ? 12 : 0;
    return { x: (width * (i + 0.5)) / n, y: 86 + bend };
  });
  return { poses, size: 1, bottom: 148 };
}

/**
 * Five to eight tiles in two rows. Players never change rows during a game. The tiles at the sides form the second row.
 */
function twoRows(others: number, width: number, size: number): Tiles {
  const sides = atSides(others);
  const row = 86 * size;
  const first = 44 + row / 2;
  const second = across(2 * sides, width, first + row + 4);
  const top = across(others - 2 * sides, width, first);
  return {
    poses: [...second.slice(0, sides), ...top, ...second.slice(sides)],
    size,
    bottom: first + row * 1.5 + 8,
  };
}

function across(n: number, width: number, y: number): Point[] {
  return Array.from({ length: n }, (_, i) => ({ x: (width * (i + 0.5)) / n, y }));
}
