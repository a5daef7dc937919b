import type { FutureStage } from "../../model/stages.ts";
import type { Brush } from "../../paint/brush.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { disc, type Pen, plate, rays, widthOf, write } from "../../paint/pen.ts";
import type { Component, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { type Board, boardOf, onStage, paintBoard, paintSecret, stagePatch } from "./panel.ts";

/** The next cards, rising from an orb, with the players who would draw them. */
export function future(view: View, stage: FutureStage): Component {
  const { brush, scene } = view;
  const patch = stagePatch(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#3A1747", () => paintOrb(pen, board));
    stage.cards.forEach((card, i) => {
      const pose = placeCard(i, stage.cards.length, board);
      const style = { angle: pose.angle };
      if (card.card === null) brush.back(pen, scene.back, pose.x, pose.y, pose.w, style);
      else
        brush.card(pen, card.card, pose.x, pose.y, pose.w, {
          ...style,
          edge: isDangerous(card.card) ? "danger" : "shadow",
        });
      paintDrawer(pen, brush, card, pose.x, board, i === 0, board.w / stage.cards.length - 8);
    });
    if (stage.secret !== null) paintSecret(pen, brush, stage.secret, 22, 22);
  });
  const spots = stage.cards.flatMap(({ card }, i) => {
    const { x, y, w } = placeCard(i, stage.cards.length, boardOf(view));
    return card === null ? [] : [openCard(view, `future-${i}`, card, onStage(view, cardBox(x, y, w)), 26)];
  });
  return { patches: [patch], spots };
}

function placeCard(i: number, n: number, { w, h }: Board): { x: number; y: number; w: number; angle: number } {
  const card = Math.min(112, (h - 74) / 1.4, w / n - 16);
  const d = i - (n - 1) / 2;
  const y = h - 42 - card * 0.7 + Math.abs(d) * 12 - 10;
  return { x: (w * (i + 0.5)) / n, y, w: card, angle: d * 4 };
}

function paintOrb(pen: Pen, { w, h }: Board): void {
  rays(pen, w / 2, h * 1.08, w, 20, "rgba(242,92,162,0.34)", 0.07);
  disc(pen, w / 2, h + 42, 114, palette.ink);
  const light = pen.createRadialGradient(w / 2 - 20, h - 40, 6, w / 2, h + 40, 112);
  light.addColorStop(0, "#FFD9EE");
  light.addColorStop(0.38, palette.pink);
  light.addColorStop(0.9, "#8C3BB8");
  pen.beginPath();
  pen.arc(w / 2, h + 42, 110, 0, 2 * Math.PI);
  pen.fillStyle = light;
  pen.fill();
}

function paintDrawer(
  pen: Pen,
  brush: Brush,
  { ordinal, drawer }: FutureStage["cards"][number],
  x: number,
  { h }: Board,
  next: boolean,
  most: number,
): void {
  const title = { size: 16, font: "shout", colour: palette.ink } as const;
  const name = { size: 14, weight: 800, colour: palette.ink } as const;
  const ordinalWidth = widthOf(pen, ordinal, title);
  const width = Math.min(most, ordinalWidth + widthOf(pen, drawer.name, name) + 58);
  const y = h - 20;
  const left = x - width / 2;
  plate(
    pen,
    { x: left, y: y - 15, w: width, h: 30 },
    { fill: next ? palette.now : palette.paper, radius: 14, drop: 3 },
  );
  write(pen, ordinal, left + 11, y, title);
  brush.avatar(pen, drawer.avatar, left + ordinalWidth + 28, y, 22, { width: 2 });
  write(pen, drawer.name, left + ordinalWidth + 43, y, { ...name, maxWidth: width - ordinalWidth - 53 });
}
