import type { CardPainter } from "../../paint/card-painter.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintBox, paintDisc, paintRays, widthOf, write } from "../../paint/pen.ts";
import type { FutureStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { type Board, boardOf, paintBoard, paintSecret, stageBox, stageSprite } from "./panel.ts";

/** The next cards, rising from an orb, with the players who would draw them. */
export function future(view: View, stage: FutureStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#3A1747", () => paintOrb(pen, board));
    stage.cards.forEach((card, i) => {
      const pose = placeCard(i, stage.cards.length, board);
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
    const { x, y, w } = placeCard(i, stage.cards.length, boardOf(view));
    return card === null ? [] : [openCard(view, `future-${i}`, card, stageBox(view, cardBox(x, y, w)), 26)];
  });
  return { sprites: [sprite], hitAreas };
}

function placeCard(i: number, n: number, { w, h }: Board): { x: number; y: number; w: number; angle: number } {
  const card = Math.min(112, (h - 74) / 1.4, w / n - 16);
  const d = i - (n - 1) / 2;
  const y = h - 42 - card * 0.7 + Math.abs(d) * 12 - 10;
  return { x: (w * (i + 0.5)) / n, y, w: card, angle: d * 4 };
}

function paintOrb(pen: Pen, { w, h }: Board): void {
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

function paintDrawer(
  pen: Pen,
  painter: CardPainter,
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
  paintBox(
    pen,
    { x: left, y: y - 15, w: width, h: 30 },
    { fill: next ? palette.now : palette.paper, radius: 14, drop: 3 },
  );
  write(pen, ordinal, left + 11, y, title);
  painter.avatar(pen, drawer.avatar, left + ordinalWidth + 28, y, 22, { width: 2 });
  write(pen, drawer.name, left + ordinalWidth + 43, y, { ...name, maxWidth: width - ordinalWidth - 53 });
}
