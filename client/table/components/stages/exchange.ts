import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintRays, roundRect, widthOf, write, writeLines } from "../../paint/pen.ts";
import type { GatherStage, GiveStage, StealStage, Waiting } from "../../scene/stages.ts";
import type { Component, HitArea, View } from "../component.ts";
import { type Board, boardOf, paintBoard, paintTag, paintWho, stageBox, stageSprite } from "./panel.ts";

/** Several players give at the same time, each in secret: their backs, the receiver, and the players still choosing. */
export function gather(view: View, stage: GatherStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    const { w, h } = board;
    paintBoard(pen, board, "#0A4F4A", () => paintRays(pen, w / 2, h * 0.4, w, 20, "rgba(255,255,255,0.08)"));
    const style = { size: 14, weight: 800 } as const;
    const lines = widthOf(pen, stage.line, style) > w - 28 ? 2 : 1;
    const size = Math.min(124, h - 76 - lines * 14, w * 0.34);
    const y = 16 + size / 2;
    if (stage.card !== null) painter.card(pen, stage.card, w / 2 - size, y, size * 0.6, { angle: -8 });
    if (stage.to === "pile") painter.back(pen, scene.back, w / 2, y, size * 0.7);
    else painter.avatar(pen, stage.to.avatar, w / 2, y, size, { width: 5 });
    writeLines(pen, stage.line, { x: 14, y: h - 54 - lines * 16, w: w - 28, h: lines * 17 }, style, lines);
    paintWaiting(pen, painter, stage.waiting, w / 2, h - 29, w - 24);
  });
  return { sprites: [sprite], hitAreas: [] };
}

/** Paints the avatars of all players still choosing, followed by the text, centred on a tag. */
function paintWaiting(pen: Pen, painter: CardPainter, waiting: Waiting, x: number, y: number, most: number): void {
  const style = { size: 13, weight: 800, colour: palette.ink } as const;
  const step = 25;
  const full = waiting.players.length * step + widthOf(pen, waiting.text, style) + 26;
  const ratio = Math.min(1, most / full);
  pen.save();
  pen.translate(x, y);
  pen.scale(ratio, ratio);
  paintBox(pen, { x: -full / 2, y: -17, w: full, h: 34 }, { fill: palette.now, radius: 17, lineWidth: 2.5 });
  waiting.players.forEach((player, i) => {
    painter.avatar(pen, player.avatar, -full / 2 + 18 + i * step, 0, 27, { width: 2 });
  });
  write(pen, waiting.text, -full / 2 + waiting.players.length * step + 12, 0, style);
  pen.restore();
}

/** A player must give a card: the receiver with pleading eyes, and an empty outline for the card. */
export function give(view: View, stage: GiveStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#0A4F4A", () =>
      paintRays(pen, board.w / 2, board.h, board.w, 20, "rgba(255,255,255,0.08)"),
    );
    const foot = stage.waiting === null ? 70 : 100;
    const card = Math.min(108, (board.h - foot) / 1.4, board.w * 0.3);
    const y = 14 + card * 0.7;
    const [left, right] = [board.w * 0.28, board.w * 0.64];
    if (stage.to === "pile") painter.back(pen, scene.back, left, y, card, { angle: -4 });
    else painter.avatar(pen, stage.to.avatar, left, y, Math.min(120, card * 1.2), { width: 5 });
    painter.badge(pen, "heart", (left + right) / 2, y, Math.min(40, card * 0.4), palette.pink);
    if (stage.card === null) paintSlot(pen, right, y, card);
    else painter.card(pen, stage.card, right, y, card, { angle: 4 });
    paintFoot(pen, view, stage, board);
  });
  return { sprites: [sprite], hitAreas: [] };
}

function paintSlot(pen: Pen, x: number, y: number, w: number): void {
  roundRect(pen, { x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 }, w * 0.1);
  pen.fillStyle = "rgba(13,6,24,0.3)";
  pen.fill();
  pen.setLineDash([8, 7]);
  pen.lineWidth = 3;
  pen.strokeStyle = "rgba(255,244,223,0.5)";
  pen.stroke();
  pen.setLineDash([]);
}

function paintFoot(pen: Pen, { painter }: View, stage: GiveStage, { w, h }: Board): void {
  const foot = stage.waiting === null ? 0 : 32;
  if (stage.waiting !== null) paintWaiting(pen, painter, stage.waiting, w / 2, h - 22, w - 24);
  paintWho(pen, painter, stage.to === "pile" ? [stage.from] : [stage.from, stage.to], w / 2, h - 44 - foot, w - 40);
  const box = { x: 14, y: h - 30 - foot, w: w - 28, h: 24 };
  writeLines(pen, stage.line, box, { size: 13, weight: 800, colour: palette.paper }, 1);
}

/** Another hand as a fan of identical backs, with a paw over the chosen one. */
export function steal(view: View, stage: StealStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, undefined, () =>
      paintRays(pen, board.w / 2, board.h * 1.2, board.w, 20, "rgba(255,255,255,0.07)"),
    );
    const poses = placeBacks(stage.count, board);
    poses.forEach((pose, i) => {
      const chosen = stage.chosen === i;
      const y = pose.y - (chosen ? 24 : 0);
      const tagged = stage.tag !== null && i === stage.count - 1;
      const edge = chosen ? "selected" : tagged ? "glow" : "shadow";
      painter.back(pen, tagged ? "playmat" : scene.back, pose.x, y, pose.w, { angle: pose.angle, edge });
    });
    const last = poses.at(-1);
    if (stage.tag !== null && last !== undefined) paintLastTag(pen, stage.tag, last, board);
    const chosen = stage.chosen === null ? undefined : poses[stage.chosen];
    if (chosen !== undefined) paintPaw(pen, view, chosen.x, chosen.y + chosen.w * 0.5, board);
  });
  return { sprites: [sprite], hitAreas: stage.mine ? spotsOf(view, stage) : [] };
}

/** Paints a golden tag at the top of the last back, unless the paw is there. */
function paintLastTag(pen: Pen, text: string, { x, y, w }: BackPose, board: Board): void {
  const width = Math.max(60, Math.min(84, w * 0.95));
  const left = Math.min(x - width / 2, board.w - width - 8);
  const top = Math.max(y - w * 0.7 - 10, 6);
  paintTag(pen, text, { x: left, y: top, w: width, h: 26 }, 15, palette.halo);
}

function paintPaw(pen: Pen, { painter }: View, x: number, y: number, board: Board): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(4, 4, board.w - 8, board.h - 8, 20);
  pen.clip();
  painter.fx(pen, "paw-swipe", x + 10, y + 10, Math.min(104, board.h * 0.55), 4);
  pen.restore();
}

interface BackPose {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly angle: number;
}

function placeBacks(n: number, { w, h }: Board): BackPose[] {
  const card = Math.min(96, (h - 62) / 1.4);
  const step = n < 2 ? 0 : Math.min(card * 0.56, (w - card - 50) / (n - 1));
  const turn = Math.min(5, 34 / Math.max(1, n));
  return Array.from({ length: n }, (_, i) => {
    const d = i - (n - 1) / 2;
    const sink = (d * step) ** 2 * 0.0011;
    return { x: w / 2 + d * step, y: h / 2 + 6 + sink, w: card, angle: d * turn };
  });
}

function spotsOf(view: View, stage: StealStage): HitArea[] {
  return placeBacks(stage.count, boardOf(view)).map((pose, i): HitArea => {
    const h = pose.w * 1.4;
    return {
      id: `back-${i}`,
      kind: "button",
      group: "stage",
      label: `${stage.spoken} ${i + 1}`,
      box: stageBox(view, { x: pose.x - pose.w / 2, y: pose.y - h / 2, w: pose.w, h }),
      angle: pose.angle,
      z: 26 + i * 0.01,
      intent: { kind: "back", index: i },
      pressed: stage.chosen === i,
    };
  });
}
