import type { CardPainter } from "../../paint/card-painter.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintDisc, write } from "../../paint/pen.ts";
import type { StopStage } from "../../scene/stages.ts";
import { type Component, type HitArea, ringSprite, type Sprite, type View } from "../component.ts";
import { boardOf, stageBox } from "./panel.ts";

/** The round button in its countdown ring. Other players see the stopper's avatar on it. */
export function stop(view: View, stage: StopStage): Component {
  const { layout, painter } = view;
  const { w, h } = boardOf(view);
  const size = Math.min(w, h, 236);
  const box = stageBox(view, { x: (w - size) / 2, y: (h - size) / 2, w: size, h: size });
  const centre = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const face = (pen: Pen, seconds: string | null) => paintFace(pen, painter, stage, size, seconds);
  const still: Sprite = {
    id: "stop",
    z: 26,
    box,
    scale: layout.scale,
    bleed: 12,
    look: [stage, size],
    paint: (pen) => face(pen, null),
  };
  const ring = { ...centre, size, band: size * 0.075 };
  const sprite = stage.clock === null ? still : ringSprite("stop", 26, layout.scale, stage.clock, ring, face);
  const looks = { ...sprite, look: [sprite.look, stage] };
  return { sprites: [looks], hitAreas: stage.mine ? [spotOf(stage, box)] : drumSpots(stage, layout.felt) };
}

/** The whole felt as a spot, below all other spots. */
function drumSpots({ drum }: StopStage, felt: HitArea["box"]): HitArea[] {
  if (drum === null) return [];
  const { x, y, w, h } = felt;
  const box = { x, y, w, h };
  return [{ id: "drum", kind: "button", group: "stage", label: drum, box, z: 5, intent: { kind: "drum" }, key: " " }];
}

function spotOf(stage: StopStage, box: HitArea["box"]): HitArea {
  return {
    id: "button-stop",
    kind: "button",
    group: "stage",
    label: stage.spoken,
    box,
    z: 27,
    intent: { kind: "button", id: "stop" },
    key: " ",
  };
}

function paintFace(pen: Pen, painter: CardPainter, stage: StopStage, size: number, seconds: string | null): void {
  const middle = size / 2;
  const r = size * 0.415;
  paintDisc(pen, middle, middle + r * 0.08, r, palette.ink);
  paintDisc(pen, middle, middle + r * 0.06, r * 0.965, "#8A1022");
  paintDisc(pen, middle, middle, r * 0.965, stage.mine ? palette.no : "#9C3040");
  pen.beginPath();
  pen.arc(middle, middle, r * 0.84, 0, 2 * Math.PI);
  pen.lineWidth = r * 0.05;
  pen.strokeStyle = palette.paper;
  pen.stroke();
  if (stage.mine) paintPaw(pen, painter, middle, middle - r * 0.24, r * 0.82);
  else painter.avatar(pen, stage.stopper.avatar, middle, middle - r * 0.22, r * 0.9);
  const word = { size: r * 0.46, font: "shout", align: "center", stroke: palette.ink, strokeWidth: r * 0.13 } as const;
  write(pen, stage.word, middle, middle + r * 0.46, { ...word, maxWidth: r * 1.4 });
  if (!stage.mine) paintName(pen, stage.stopper.name, middle, middle + r * 0.98, r * 1.7);
  if (seconds !== null) paintSeconds(pen, seconds, middle + r * 0.92, middle - r * 0.86, size * 0.105);
}

function paintPaw(pen: Pen, painter: CardPainter, x: number, y: number, w: number): void {
  painter.badge(pen, "paw", x, y, w * 1.12, palette.ink);
  painter.badge(pen, "paw", x, y, w, "#FF9FAE");
}

function paintName(pen: Pen, name: string, x: number, y: number, most: number): void {
  const box = { x: x - most / 2, y: y - 14, w: most, h: 28 };
  paintBox(pen, box, { fill: palette.paper, radius: 14, lineWidth: 2.5, drop: 2 });
  write(pen, name, x, y, { size: 15, font: "shout", align: "center", colour: palette.ink, maxWidth: most - 16 });
}

function paintSeconds(pen: Pen, seconds: string, x: number, y: number, radius: number): void {
  paintDisc(pen, x, y, radius, palette.now);
  paintDisc(pen, x, y, radius - 4, palette.ink);
  write(pen, seconds, x, y, { size: radius, font: "shout", align: "center", maxWidth: radius * 1.4 });
}
