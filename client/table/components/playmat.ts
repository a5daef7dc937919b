import { around } from "../layout/box.ts";
import type { PlaymatRoom } from "../layout/layout.ts";
import type { Playmat, PlaymatEntry } from "../model/pieces.ts";
import type { Brush } from "../paint/brush.ts";
import { printOf } from "../paint/drawings.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, plate, roundRect, write } from "../paint/pen.ts";
import { type Component, nothing, type Patch, type Spot, type View } from "./component.ts";
import { cardBox, openCard } from "./open-card.ts";

/** The face-up cards beside the pile, or their owners: two cards on a desktop, one tag on phones. */
export function playmat(view: View): Component {
  const { scene, layout } = view;
  if (scene.playmat === null || layout.playmat === null || scene.stage.kind === "win") return nothing;
  const patch =
    layout.playmat.form === "cards"
      ? cards(view, scene.playmat, layout.playmat)
      : tag(view, scene.playmat, layout.playmat);
  return { patches: [patch], spots: spotsOf(view, scene.playmat, layout.playmat) };
}

function spotsOf(view: View, mat: Playmat, room: PlaymatRoom): Spot[] {
  if (room.form !== "cards") return [];
  return mat.entries.flatMap(({ card, at }, i) =>
    at === "here" ? [openCard(view, `mat-${i}`, card, cardBox(room.x, room.y + i * room.pitch, room.w), 16)] : [],
  );
}

type Cards = Extract<PlaymatRoom, { form: "cards" }>;
type Tag = Extract<PlaymatRoom, { form: "tag" }>;

function cards({ layout: { scale }, brush }: View, mat: Playmat, room: Cards): Patch {
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
        paintEntry(pen, brush, entry, w / 2, w * 0.7 + i * pitch, w, i === 0 ? -2 : 2);
      });
      const style = { size: 14, weight: 800, align: "center", colour: palette.paper } as const;
      write(pen, mat.label, w / 2, (room.label - top) / scale, style);
    },
  };
}

function paintEntry(pen: Pen, brush: Brush, entry: PlaymatEntry, x: number, y: number, w: number, angle: number): void {
  if (entry.at === "here") {
    brush.card(pen, entry.card, x, y, w, { angle });
    return;
  }
  paintSlot(pen, x, y, w);
  const duel = entry.at === "duel";
  paintSign(pen, brush, entry.card, x, duel ? y : y - w * 0.1, w * 0.5);
  if (entry.at !== "duel") brush.avatar(pen, entry.at.avatar, x, y + w * 0.32, w * 0.46, { width: 2 });
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
function paintSign(pen: Pen, brush: Brush, card: string, x: number, y: number, size: number): void {
  const { badge } = printOf(card);
  brush.badge(pen, badge, x, y, size, signColours[badge] ?? palette.paper);
}

function tag({ layout: { scale }, brush }: View, mat: Playmat, room: Tag): Patch {
  const size = { w: room.w / scale, h: 26 };
  return {
    id: "playmat",
    z: 41,
    box: around(room.x, room.y, room.w, size.h * scale),
    scale,
    bleed: 6,
    look: [mat, size],
    paint: (pen) => paintTag(pen, brush, mat, size),
  };
}

function paintTag(pen: Pen, brush: Brush, mat: Playmat, { w, h }: { w: number; h: number }): void {
  plate(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5, drop: 2 });
  const share = w / mat.entries.length;
  mat.entries.forEach((entry, i) => {
    const left = i * share;
    if (i > 0) {
      pen.fillStyle = palette.track;
      pen.fillRect(left - 1, h * 0.24, 2, h * 0.52);
    }
    paintSign(pen, brush, entry.card, left + 16, h / 2, 17);
    const x = left + share * 0.66;
    if (entry.at === "here") {
      write(pen, mat.short, x, h / 2, { size: 12, weight: 800, align: "center", maxWidth: share - 32 });
    } else if (entry.at === "duel") {
      write(pen, "–", x, h / 2, { size: 12, weight: 800, align: "center" });
    } else {
      brush.avatar(pen, entry.at.avatar, x, h / 2, 20, { width: 1.5 });
    }
  });
}
