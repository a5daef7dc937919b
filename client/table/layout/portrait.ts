import { around, clamp } from "./box.ts";
import type { Layout, PlaymatRoom, Room } from "./layout.ts";
import { roundTable, rowOnTop, type Tiles, twoRows } from "./portrait-seats.ts";

const reference = { width: 390, height: 844 };
/** Below this height in units everything shrinks. */
const lowest = 720;
/** Below this height a stage replaces the ribbon, and many seats stand in two rows. */
const tightBelow = 780;
const card = { w: 95, h: 133 };
const barHeight = 34;

/** Heights in units, from the bottom up: bar, hand, buttons, prompt. The felt gets what is left. */
function shelvesUp(height: number, roomy: boolean) {
  const missing = clamp(reference.height - height, 0, reference.height - lowest);
  const shelf = Math.max(roomy ? 44 : 76, 104 - missing - (roomy ? 20 : 0));
  const rest = Math.max(0, missing - 28);
  const handBottom = height - 60 + Math.min(14, rest);
  const handTop = handBottom - card.h - shelf;
  const buttonsTop = handTop - 20 - 54;
  const promptTop = buttonsTop - 8 - 58;
  return { shelf, handTop, handBottom, buttonsTop, promptTop };
}

const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "duel", "win"];

function tilesFor({ others, stage }: Room, width: number, low: boolean): Tiles {
  if (others <= 4) return rowOnTop(others, width);
  if (low) return twoRows(others, width, 0.72);
  return wide.includes(stage) || stage === "stop" ? twoRows(others, width, 0.8) : roundTable(others, width);
}

/** Heights and widths in units, for placing everything on the felt. */
interface Felt {
  readonly stage: Room["stage"];
  readonly playmat: boolean;
  readonly tiles: Tiles;
  readonly isWide: boolean;
  /** A stage replaces the ribbon. */
  readonly tight: boolean;
  /** Where the stage or the pile begins, the row of label and tags, and the prompt. */
  readonly top: number;
  readonly labelTop: number;
  readonly labelHeight: number;
  readonly promptTop: number;
  /** Turns a reference x into this window's: both keep the distance from the middle. */
  readonly x: (value: number) => number;
}

export function portrait(room: Room): Layout {
  const { width, height, stage } = room;
  const s = Math.min(width / reference.width, height / lowest, 1.5);
  const units = { width: width / s, height: height / s };
  const x = (value: number) => units.width / 2 + value - 195;
  const low = units.height < tightBelow;
  const tiles = tilesFor(room, units.width, low);
  const isWide = wide.includes(stage);
  const crowded = room.others > 4 && low;
  const up = shelvesUp(units.height, isWide || crowded);
  const tight = low && stage !== "none";
  const labelHeight = isWide ? 34 : 46;
  const labelTop = up.promptTop - labelHeight - 6;
  const top = tiles.bottom + (tight ? 0 : 45);
  const felt: Felt = {
    stage,
    playmat: room.playmat,
    tiles,
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
    own: box({ x: x(10), y: units.height - 23 - barHeight / 2, w: 180, h: barHeight }),
    ribbon: tight
      ? null
      : { x: width / 2, y: (tiles.bottom + 24) * s, maxWidth: (tiles.beside === null ? 366 : 200) * s },
    pile: at(cards.pile),
    label: box(labelOn(felt)),
    discard: { ...at(cards.discard), gap: cards.discard.gap * s },
    discardTag: { x: tags.discard.x * s, y: tags.discard.y * s },
    playmat: tags.playmat === null ? null : at(tags.playmat),
    stage: box(stageOn(felt)),
    pileCovered: isWide || (tiles.beside !== null && stage !== "none"),
    prompt: around(width / 2, (up.promptTop + 29) * s, 370 * s, 58 * s),
    buttons: box({ x: x(10), y: up.buttonsTop, w: 370, h: 54 }),
    hand: {
      form: "shelves",
      box: box({ x: x(6.5), y: up.handTop, w: 377, h: up.handBottom - up.handTop }),
      card: card.w * s,
      shelf: up.shelf * s,
      lift: { playable: 5 * s, selected: 16 * s },
    },
  };
}

/** Pile and discards, smaller between side seats. */
function cardsOn({ x, tiles, top, labelTop, stage }: Felt) {
  const from = stage === "none" ? top + 3 : top;
  const y = (from + labelTop) / 2;
  const beside = tiles.beside !== null;
  const w = clamp((labelTop - from - 4) / 1.4, 36, beside ? 78 : 94);
  // The backs that orbit the pile reach the edge of the felt.
  const pile = stage === "stop" ? { x: x(85), y, w: Math.min(w, 72) } : { x: x(beside ? 146 : 82), y, w };
  const discard = beside ? { x: x(232), gap: 24, most: 2 } : { x: x(210), gap: 48, most: 3 };
  return { pile, discard: { ...discard, y, w } };
}

function labelOn({ x, isWide, playmat, tiles, labelTop: y, labelHeight: h }: Felt) {
  if (isWide) return { x: x(12), y, w: playmat ? 136 : 196, h };
  return { x: x(tiles.beside === null ? 11 : 37), y, w: 142, h };
}

function stageOn({ x, stage, isWide, tiles, top, labelTop, promptTop }: Felt) {
  if (isWide) return { x: x(12), y: top, w: 366, h: labelTop - 4 - top };
  if (tiles.beside === null) {
    const bottom = stage === "chain" ? promptTop - 6 : labelTop - 4;
    return { x: x(144), y: top, w: 242, h: bottom - top };
  }
  // Between the seats, a chain's lower edge holds only tags, and covers the row of the label.
  const bottom = stage === "chain" ? labelTop + 24 : labelTop - 4;
  return { x: tiles.beside.from + 2, y: top, w: tiles.beside.to - tiles.beside.from - 4, h: bottom - top };
}

/** The middles of the tags: discards, and the playmat beside or under them. */
function tagsOn({ x, stage, isWide, playmat, tiles, labelTop, labelHeight, promptTop }: Felt) {
  const middle = labelTop + labelHeight / 2;
  const tag = (at: number, y: number, w = 112): PlaymatRoom | null =>
    playmat ? { form: "tag", x: x(at), y, w } : null;
  if (isWide) return { discard: { x: x(playmat ? 325 : 318), y: middle }, playmat: tag(211, middle) };
  if (stage === "chain" && tiles.beside === null) {
    return { discard: { x: x(playmat ? 328 : 318), y: promptTop - 20 }, playmat: tag(211, promptTop - 20) };
  }
  const right = tiles.beside === null ? 262 : 268;
  if (!playmat) return { discard: { x: x(right), y: middle }, playmat: null };
  return { discard: { x: x(right), y: middle - 14 }, playmat: tag(right, middle + 14) };
}
