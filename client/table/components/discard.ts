import { around, type Point, type Pose } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { felts, palette } from "../paint/palette.ts";
import { type Pen, paintBox, roundRect, widthOf, write } from "../paint/pen.ts";
import { paintIcon } from "../paint/signs.ts";
import type { Discard } from "../scene/pieces.ts";
import type { TableScene } from "../scene/scene.ts";
import type { Stage } from "../scene/stages.ts";
import {
  type Component,
  cardBox,
  emptyComponent,
  type HitArea,
  mergeComponents,
  openCard,
  type Sprite,
  type View,
} from "./component.ts";

const angles = [-6, 4, -3, 5];
/** Stages that cover the space of the newest discards. */
const covering: readonly Stage["kind"][] = [
  "chain",
  "future",
  "arrange",
  "hide",
  "steal",
  "give",
  "grid",
  "selection",
  "duel",
  "look",
  "gather",
  "win",
];

/** The newest discards as a small fan, and the tag that opens the whole discard pile. */
export function discard(view: View): Component {
  const { discard: pile, stage } = view.scene;
  if (pile === null || stage.kind === "win") return emptyComponent;
  // On a desktop the newest card fits between the pile and the STOP button.
  const covered = covering.includes(stage.kind) || (stage.kind === "stop" && view.layout.kind !== "desktop");
  return mergeComponents(covered ? emptyComponent : cards(view, pile), tag(view, pile));
}

function cards(view: View, pile: Discard): Component {
  const { scene, layout, painter } = view;
  const { x, y, w, gap, most } = layout.discard;
  const { scale } = layout;
  const shown = pile.top.slice(-most);
  const size = w / scale;
  const poseOf = (i: number) => ({
    x: size / 2 + (i * gap) / scale,
    y: size * 0.7 + (i % 2 === 1 ? 4 : -2),
    angle: angles[i % 4] ?? 0,
  });
  const seen = { across: Math.min(1, gap / w), down: 1 };
  const sprite: Sprite = {
    id: "discard",
    z: 18,
    box: { x: x - w / 2, y: y - w * 0.7, w: w + gap * (most - 1), h: w * 1.4 },
    scale,
    bleed: 24,
    look: [shown, w, gap, most, scene.felt],
    paint: (pen) => {
      for (let i = shown.length; i < most; i++) paintPlace(pen, painter, scene.felt, poseOf(i), size, i === most - 1);
      shown.forEach((card, i) => {
        const { x: left, y: middle, angle } = poseOf(i);
        painter.card(pen, card, left, middle, size, { angle, ...(i < shown.length - 1 && { seen }) });
      });
    },
  };
  const hitAreas = shown.map((card, i) =>
    openCard(view, `discard-${i}`, card, cardBox(x + i * gap, y, w), 18 + i * 0.1),
  );
  return { sprites: [sprite], hitAreas };
}

/** Paints an empty place for discards, pressed into the felt. @param last has a paw on it. */
function paintPlace(
  pen: Pen,
  painter: CardPainter,
  felt: TableScene["felt"],
  { x, y, angle }: Pose,
  w: number,
  last: boolean,
): void {
  const [surface, , dark, light] = felts[felt];
  pen.save();
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  roundRect(pen, { x: -w / 2 + 2, y: -w * 0.7 + 2, w: w - 4, h: w * 1.4 - 4 }, w * 0.1);
  pen.fillStyle = surface;
  pen.fill();
  pen.globalAlpha = 0.32;
  pen.fillStyle = dark;
  pen.fill();
  pen.globalAlpha = 0.75;
  pen.setLineDash([8, 7]);
  pen.lineWidth = 2.5;
  pen.strokeStyle = light;
  pen.stroke();
  pen.setLineDash([]);
  if (last) painter.badge(pen, "paw", 0, 0, w * 0.5, light);
  pen.restore();
}

function tag({ scene, layout, painter }: View, { label }: Discard): Component {
  const { scale } = layout;
  const { kind } = scene.stage;
  const size = kind === "none" && layout.kind === "desktop" ? 13 : 12;
  const h = size === 13 ? 30 : 26;
  const w = widthOf(painter.ruler, label, { size, weight: 800 }) + (size === 13 ? 44 : 38);
  const at = tagPoint(layout, kind, w * scale);
  const box = around(at.x, at.y, w * scale, h * scale);
  const sprite: Sprite = {
    id: "discard-tag",
    z: 41,
    box,
    scale,
    bleed: 6,
    look: [label, size],
    paint: (pen) => paintTag(pen, label, w, h, size),
  };
  const hitArea: HitArea = {
    id: "discard",
    kind: "button",
    group: "felt",
    label,
    box: around(at.x, at.y, Math.max(44, box.w), Math.max(40, box.h)),
    z: 41,
    intent: { kind: "discard" },
  };
  return { sprites: [sprite], hitAreas: [hitArea] };
}

/** On a desktop the tag moves into the top right corner of a stage, beside the status of a chain. */
function tagPoint(layout: Layout, kind: Stage["kind"], w: number): Point {
  const { stage, scale } = layout;
  if (layout.kind !== "desktop") return layout.discardTag;
  if (kind === "none" || kind === "stop") return layout.discardTag;
  if (kind === "chain") return { x: stage.x + stage.w - w / 2 - 18 * scale, y: stage.y + stage.h - 21 * scale };
  return { x: stage.x + stage.w - w / 2 - 14 * scale, y: stage.y + 22 * scale };
}

function paintTag(pen: Pen, label: string, w: number, h: number, size: number): void {
  paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5, drop: 2 });
  paintIcon(pen, "log", 19, h / 2, size + 2, palette.paper);
  write(pen, label, 32, h / 2, { size, weight: 800, maxWidth: w - 42 });
}
