import { palette } from "../../paint/palette.ts";
import { type Pen, paintRays } from "../../paint/pen.ts";
import type { StealStage } from "../../scene/stages.ts";
import type { Component, HitArea, View } from "../component.ts";
import { type Board, boardOf, paintBoard, paintTag, stageBox, stageSprite } from "./panel.ts";

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
