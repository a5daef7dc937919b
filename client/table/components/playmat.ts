import { around } from "../layout/box.ts";
import type { PlaymatRoom } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { printColoursOf } from "../paint/drawings.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, roundRect, write } from "../paint/pen.ts";
import type { Playmat, PlaymatEntry } from "../scene/pieces.ts";
import {
  type Component,
  cardBox,
  emptyComponent,
  type HitArea,
  openCard,
  type Sprite,
  type View,
} from "./component.ts";

/** The face-up cards beside the pile, or their owners: two cards on a desktop, one tag on phones. */
export function playmat(view: View): Component {
  const { scene, layout } = view;
  if (scene.playmat === null || layout.playmat === null || scene.stage.kind === "win") return emptyComponent;
  const sprite =
    layout.playmat.form === "cards"
      ? cards(view, scene.playmat, layout.playmat)
      : tag(view, scene.playmat, layout.playmat);
  return { sprites: [sprite], hitAreas: spotsOf(view, scene.playmat, layout.playmat) };
}

function spotsOf(view: View, mat: Playmat, room: PlaymatRoom): HitArea[] {
  if (room.form !== "cards") return [];
  return mat.entries.flatMap(({ card, at }, i) =>
    at === "here" ? [openCard(view, `mat-${i}`, card, cardBox(room.x, room.y + i * room.pitch, room.w), 16)] : [],
  );
}

type Cards = Extract<PlaymatRoom, { form: "cards" }>;
type Tag = Extract<PlaymatRoom, { form: "tag" }>;

function cards({ layout: { scale }, painter }: View, mat: Playmat, room: Cards): Sprite {
  const w = room.w / scale;
  const pitch = room.pitch / scale;
  const top = room.y - room.w * 0.7;
  return {
    id: "playmat",
    z: 16,
    box: { x: room.x - room.w / 2, y: top, w: room.w, h: room.label - top },
    scale,
    bleed: 26,
    look: [mat, w, pitch],
    paint: (pen) => {
      mat.entries.forEach((entry, i) => {
        paintEntry(pen, painter, entry, w / 2, w * 0.7 + i * pitch, w, i === 0 ? -2 : 2);
      });
      const style = { size: 14, weight: 800, align: "center", colour: palette.paper } as const;
      write(pen, mat.label, w / 2, (room.label - top) / scale, style);
    },
  };
}

function paintEntry(
  pen: Pen,
  painter: CardPainter,
  entry: PlaymatEntry,
  x: number,
  y: number,
  w: number,
  angle: number,
): void {
  if (entry.at === "here") {
    painter.card(pen, entry.card, x, y, w, { angle });
    return;
  }
  paintSlot(pen, x, y, w);
  const duel = entry.at === "duel";
  paintSign(pen, painter, entry.card, x, duel ? y : y - w * 0.1, w * 0.5);
  if (entry.at !== "duel") painter.avatar(pen, entry.at.avatar, x, y + w * 0.32, w * 0.46, { width: 2 });
}

function paintSlot(pen: Pen, x: number, y: number, w: number): void {
  roundRect(pen, { x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 }, w * 0.12);
  pen.fillStyle = "rgba(13,6,24,0.22)";
  pen.fill();
  pen.setLineDash([6, 5]);
  pen.lineWidth = 2.5;
  pen.strokeStyle = "rgba(13,6,24,0.6)";
  pen.stroke();
  pen.setLineDash([]);
}

const signColours: Readonly<Record<string, string>> = { halo: palette.halo, trident: palette.trident };

/** Paints a halo or a trident. */
function paintSign(pen: Pen, painter: CardPainter, card: string, x: number, y: number, size: number): void {
  const { badge } = printColoursOf(card);
  painter.badge(pen, badge, x, y, size, signColours[badge] ?? palette.paper);
}

function tag({ layout: { scale }, painter }: View, mat: Playmat, room: Tag): Sprite {
  const size = { w: room.w / scale, h: 26 };
  return {
    id: "playmat",
    z: 41,
    box: around(room.x, room.y, room.w, size.h * scale),
    scale,
    bleed: 6,
    look: [mat, size],
    paint: (pen) => paintTag(pen, painter, mat, size),
  };
}

function paintTag(pen: Pen, painter: CardPainter, mat: Playmat, { w, h }: { w: number; h: number }): void {
  paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5, drop: 2 });
  const share = w / mat.entries.length;
  mat.entries.forEach((entry, i) => {
    const left = i * share;
    if (i > 0) {
      pen.fillStyle = palette.track;
      pen.fillRect(left - 1, h * 0.24, 2, h * 0.52);
    }
    paintSign(pen, painter, entry.card, left + 16, h / 2, 17);
    const x = left + share * 0.66;
    if (entry.at === "here") {
      write(pen, mat.short, x, h / 2, { size: 12, weight: 800, align: "center", maxWidth: share - 32 });
    } else if (entry.at === "duel") {
      write(pen, "–", x, h / 2, { size: 12, weight: 800, align: "center" });
    } else {
      painter.avatar(pen, entry.at.avatar, x, h / 2, 20, { width: 1.5 });
    }
  });
}
