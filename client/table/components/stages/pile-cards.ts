import { clamp } from "../../layout/box.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintDisc, paintRays, roundRect, widthOf, write } from "../../paint/pen.ts";
import type { FutureStage, HideStage } from "../../scene/stages.ts";
import { type Component, cardBox, type HitArea, openCard, type View } from "../component.ts";
import { type Board, boardOf, paintBoard, paintSecret, paintTag, secretWidth, stageBox, stageSprite } from "./panel.ts";

/** With more slots than this, only a moving part of them is shown. */
const most = 14;
const windowSize = 11;
const endWidth = 60;

/** The pile as a row of backs, the card lifted above its gap, and a slider below. */
export function hide(view: View, stage: HideStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board);
    if (stage.secret !== null) paintSecret(pen, painter, stage.secret, secretX(pen, stage.secret, stage, board), 22);
    paintRow(pen, painter, scene.back, stage, board);
    paintSlider(pen, painter, stage, board);
  });
  return { sprites: [sprite], hitAreas: spotsOf(view, stage) };
}

/** On a low board the tag avoids the card. */
function secretX(pen: Pen, text: string, { chosen, drawers }: HideStage, { w, h }: Board): number {
  const right = h < lowBelow && chosen < drawers.length / 2;
  return right ? w - 18 - secretWidth(pen, text) : 18;
}

/** Returns the first displayed slot, and the number of displayed slots. */
function shownSlots(slots: number, chosen: number): { from: number; count: number } {
  if (slots <= most) return { from: 0, count: slots };
  return { from: clamp(chosen - Math.floor(windowSize / 2), 0, slots - windowSize), count: windowSize };
}

/** A board lower than this has no space for the avatars. */
const lowBelow = 160;

/** Heights in units: middle of the row, of the avatars and of the slider; size of a back. */
function heights({ w, h }: Board, count: number) {
  const low = h < lowBelow;
  const slider = h - 25;
  const avatars = slider - (low ? 8 : 38);
  // The card rises above the row, up to the tags.
  const back = Math.min(52, (avatars - (low ? 36 : 50)) / 1.97, ((w - 40) / count) * 1.6);
  return { slider, avatars, row: avatars - 20 - back * 0.7, back };
}

function placeX(i: number, { count }: { count: number }, { w }: Board, back: number): number {
  const step = Math.min(back * 0.92, (w - back - 28) / Math.max(1, count - 1));
  return w / 2 + (i - (count - 1) / 2) * step;
}

function paintRow(pen: Pen, painter: CardPainter, back: string, stage: HideStage, board: Board): void {
  const shown = shownSlots(stage.drawers.length, stage.chosen);
  const at = heights(board, shown.count);
  const gap = at.back * 0.13;
  let middle = board.w / 2;
  for (let i = 0; i < shown.count; i++) {
    const slot = shown.from + i;
    const x = placeX(i, shown, board, at.back);
    const chosen = slot === stage.chosen;
    const side = chosen ? 0 : slot < stage.chosen ? -gap : gap;
    if (chosen) middle = x;
    else painter.back(pen, back, x + side, at.row, at.back);
    const size = chosen ? 32 : 22;
    const avatar = stage.drawers[slot];
    if (avatar === undefined || board.h < lowBelow) continue;
    painter.avatar(pen, avatar, x + side, at.avatars, size, { width: 2, ...(chosen ? { colour: palette.now } : {}) });
  }
  painter.card(pen, stage.card, middle, at.row - at.back * 0.42, at.back * 1.22, {
    edge: isDangerous(stage.card) ? "danger" : "selected",
  });
}

/** Returns the ends of the slider's groove, in units. */
function groove({ w }: Board): { from: number; to: number } {
  return { from: endWidth + 40, to: w - endWidth - 40 };
}

function paintSlider(pen: Pen, painter: CardPainter, stage: HideStage, board: Board): void {
  const { from, to } = groove(board);
  const y = board.h - 25;
  const share = stage.drawers.length < 2 ? 0 : stage.chosen / (stage.drawers.length - 1);
  const x = from + (to - from) * share;
  paintBox(
    pen,
    { x: from, y: y - 6, w: to - from, h: 12 },
    { fill: palette.ink, line: "#0D0618", radius: 8, lineWidth: 2.5 },
  );
  roundRect(pen, { x: from, y: y - 3.5, w: Math.max(4, x - from), h: 7 }, 4);
  pen.fillStyle = palette.orange;
  pen.fill();
  paintDisc(pen, x, y + 4, 22, palette.shade);
  paintDisc(pen, x, y, 25, palette.now);
  paintDisc(pen, x, y, 22, palette.ink);
  paintDisc(pen, x, y, 19, palette.bomb);
  painter.badge(pen, "cat", x, y, 26, "#FFFFFF");
  paintTag(pen, stage.top, endBox(board, "top"), 15);
  paintTag(pen, stage.end, endBox(board, "end"), 15);
}

function endBox({ w, h }: Board, which: "top" | "end") {
  return { x: which === "top" ? 10 : w - endWidth - 10, y: h - 41, w: endWidth, h: 31 };
}

function spotsOf(view: View, stage: HideStage): HitArea[] {
  const board = boardOf(view);
  const { from, to } = groove(board);
  const last = stage.drawers.length - 1;
  const end = (which: "top" | "end", slot: number): HitArea => ({
    id: `slot-${which}`,
    kind: "button",
    group: "stage",
    label: which === "top" ? stage.top : stage.end,
    box: stageBox(view, { ...endBox(board, which), y: board.h - 47, h: 44 }),
    z: 26,
    intent: { kind: "slot", slot },
  });
  const slider: HitArea = {
    id: "slot-slider",
    kind: "slider",
    group: "stage",
    label: stage.spoken,
    box: stageBox(view, { x: from, y: board.h - 50, w: to - from, h: 50 }),
    z: 26,
    intent: { kind: "slot", slot: stage.chosen },
    range: { value: stage.chosen, max: last, text: stage.spoken },
  };
  return [end("top", 0), slider, end("end", last), ...placeSpots(view, stage, board)];
}

/** Makes each slot of the row pressable as well. */
function placeSpots(view: View, stage: HideStage, board: Board): HitArea[] {
  const shown = shownSlots(stage.drawers.length, stage.chosen);
  const at = heights(board, shown.count);
  const step = placeX(1, shown, board, at.back) - placeX(0, shown, board, at.back);
  return Array.from({ length: shown.count }, (_, i): HitArea => {
    const x = placeX(i, shown, board, at.back) - step / 2;
    return {
      id: `slot-${shown.from + i}`,
      kind: "button",
      group: "stage",
      label: `${shown.from + i}`,
      box: stageBox(view, { x, y: at.row - at.back * 0.7, w: step, h: at.avatars + 16 - at.row + at.back * 0.7 }),
      z: 25,
      intent: { kind: "slot", slot: shown.from + i },
      silent: true,
    };
  });
}

/** The next cards, rising from an orb, with the players who would draw them. */
export function future(view: View, stage: FutureStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#3A1747", () => paintOrb(pen, board));
    stage.cards.forEach((card, i) => {
      const pose = placeFuture(i, stage.cards.length, board);
      const style = { angle: pose.angle };
      if (card.card === null) painter.back(pen, scene.back, pose.x, pose.y, pose.w, style);
      else
        painter.card(pen, card.card, pose.x, pose.y, pose.w, {
          ...style,
          edge: isDangerous(card.card) ? "danger" : "shadow",
        });
      paintDrawer(pen, painter, card, pose.x, board, i === 0, board.w / stage.cards.length - 8);
    });
    if (stage.secret !== null) paintSecret(pen, painter, stage.secret, 22, 22);
  });
  const hitAreas = stage.cards.flatMap(({ card }, i) => {
    const { x, y, w } = placeFuture(i, stage.cards.length, boardOf(view));
    return card === null ? [] : [openCard(view, `future-${i}`, card, stageBox(view, cardBox(x, y, w)), 26)];
  });
  return { sprites: [sprite], hitAreas };
}

/** Returns the position of one of `n` next cards on the stage, in units. */
export function placeFuture(
  i: number,
  n: number,
  { w, h }: Pick<Board, "w" | "h">,
): { x: number; y: number; w: number; angle: number } {
  const card = Math.min(112, (h - 74) / 1.4, w / n - (n > 3 ? 10 : 16));
  const d = i - (n - 1) / 2;
  // The outer cards are lower, and clear of the tags below.
  const y = h - 42 - card * 0.7 + Math.abs(d) * Math.min(12, 24 / Math.max(1, n - 1)) - 10;
  return { x: (w * (i + 0.5)) / n, y, w: card, angle: d * 4 };
}

export function paintOrb(pen: Pen, { w, h }: Board): void {
  paintRays(pen, w / 2, h * 1.08, w, 20, "rgba(242,92,162,0.34)", 0.07);
  paintDisc(pen, w / 2, h + 42, 114, palette.ink);
  const light = pen.createRadialGradient(w / 2 - 20, h - 40, 6, w / 2, h + 40, 112);
  light.addColorStop(0, "#FFD9EE");
  light.addColorStop(0.38, palette.pink);
  light.addColorStop(0.9, "#8C3BB8");
  pen.beginPath();
  pen.arc(w / 2, h + 42, 110, 0, 2 * Math.PI);
  pen.fillStyle = light;
  pen.fill();
}

/** Least width for a name, in units. */
const leastName = 34;

/**
 * Paints the place of a card, and the player who would draw it. Where a name does not fit there is none, and where the
 * name of the place does not fit there is its number.
 */
export function paintDrawer(
  pen: Pen,
  painter: CardPainter,
  { place, ordinal, drawer }: Pick<FutureStage["cards"][number], "place" | "ordinal" | "drawer">,
  x: number,
  { h }: Board,
  next: boolean,
  most: number,
): void {
  const title = { size: 16, font: "shout", colour: palette.ink } as const;
  const name = { size: 14, weight: 800, colour: palette.ink } as const;
  const number = `${place}`;
  const text = widthOf(pen, ordinal, title) + 44 > most ? number : ordinal;
  const textWidth = widthOf(pen, text, title);
  const isNamed = most - textWidth - 53 >= leastName;
  const width = isNamed ? Math.min(most, textWidth + widthOf(pen, drawer.name, name) + 58) : textWidth + 44;
  const y = h - 20;
  const left = x - width / 2;
  paintBox(
    pen,
    { x: left, y: y - 15, w: width, h: 30 },
    { fill: next ? palette.now : palette.paper, radius: 14, drop: 3 },
  );
  write(pen, text, left + 11, y, title);
  painter.avatar(pen, drawer.avatar, left + textWidth + 28, y, 22, { width: 2 });
  if (isNamed) write(pen, drawer.name, left + textWidth + 43, y, { ...name, maxWidth: width - textWidth - 53 });
}
