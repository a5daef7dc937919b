import { around, clamp, type Point } from "./box.ts";
import type { Layout, Room } from "./layout.ts";

const reference = { width: 390, height: 844 };
/** Below this height in units everything shrinks. */
const lowest = 720;
/** Below this one a stage takes the ribbon's place. */
const tightBelow = 780;
const card = { w: 95, h: 133 };
const barHeight = 34;

/** A row of n tiles on top; the outer two of four stand lower, so that the row bends round the table. */
function topTiles(n: number, width: number, s: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const bend = n === 4 && (i === 0 || i === 3) ? 12 : 0;
    return { x: (width * (i + 0.5)) / n, y: (86 + bend) * s };
  });
}

function seats(others: number, width: number, s: number): Point[] {
  if (others <= 4) return topTiles(others, width, s);
  const sides = others === 7 || others === 8 ? 2 : 1;
  const ys = sides === 2 ? [274, 180] : [188];
  const left = ys.map((y) => ({ x: 50 * s, y: y * s }));
  const right = ys.map((y) => ({ x: width - 50 * s, y: y * s })).reverse();
  const top = topTiles(others - 2 * sides, width, s).map(({ x }) => ({ x, y: 86 * s }));
  return [...left, ...top, ...right];
}

/** Heights in units, from the bottom up: bar, hand, buttons, prompt; what is left belongs to the felt. */
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

const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "win"];

export function portrait({ width, height, others, stage }: Room): Layout {
  const s = Math.min(width / reference.width, height / lowest, 1.5);
  const units = { width: width / s, height: height / s };
  const x = (value: number) => width / 2 + (value - 195) * s;
  const beside = others >= 5;
  const isWide = wide.includes(stage);
  const up = shelvesUp(units.height, isWide);
  const tight = units.height < tightBelow && stage !== "none";
  const top = tight ? 148 : 193;
  const labelHeight = isWide ? 34 : 46;
  const labelTop = up.promptTop - labelHeight - 6;
  const w = clamp((labelTop - 200) / 1.4, 36, beside ? 78 : 94);
  const middle = (196 + labelTop) / 2;
  const narrowStage = {
    x: x(beside ? 100 : 144),
    y: top * s,
    w: (beside ? 190 : 242) * s,
    h: ((stage === "chain" ? up.promptTop - 6 : labelTop - 4) - top) * s,
  };
  const wideStage = { x: x(12), y: top * s, w: 366 * s, h: (labelTop - 4 - top) * s };
  const tagPlace = () => {
    if (stage === "chain") return { x: x(beside ? 268 : 318), y: (up.promptTop - 20) * s };
    return { x: x(isWide ? 318 : beside ? 268 : 262), y: (labelTop + labelHeight / 2) * s };
  };
  return {
    kind: "portrait",
    scale: s,
    width,
    height,
    felt: {
      x: 7 * s,
      y: 136 * s,
      w: width - 14 * s,
      h: (up.promptTop + 62 - 136) * s,
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
    seats: seats(others, width, s),
    own: { x: x(10), y: (units.height - 23 - barHeight / 2) * s, w: 180 * s, h: barHeight * s },
    ribbon: tight ? null : { x: width / 2, y: 172 * s, maxWidth: (beside ? 200 : 366) * s },
    pile: { x: x(beside ? 146 : 82), y: middle * s, w: w * s },
    label: isWide
      ? { x: x(12), y: labelTop * s, w: 196 * s, h: labelHeight * s }
      : { x: x(beside ? 37 : 11), y: labelTop * s, w: 142 * s, h: labelHeight * s },
    discard: beside
      ? { x: x(232), y: middle * s, w: w * s, gap: 24 * s, most: 2 }
      : { x: x(210), y: middle * s, w: w * s, gap: 48 * s, most: 3 },
    discardTag: tagPlace(),
    stage: isWide ? wideStage : narrowStage,
    pileCovered: isWide || (beside && stage !== "none"),
    prompt: around(width / 2, (up.promptTop + 29) * s, 370 * s, 58 * s),
    buttons: { x: x(10), y: up.buttonsTop * s, w: 370 * s, h: 54 * s },
    hand: {
      form: "shelves",
      box: { x: x(6.5), y: up.handTop * s, w: 377 * s, h: (up.handBottom - up.handTop) * s },
      card: card.w * s,
      shelf: up.shelf * s,
      lift: { playable: 5 * s, selected: 16 * s },
    },
    large: 280 * s,
  };
}
