import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { paintBox, write } from "../../paint/pen.ts";
import type { ArrangeStage } from "../../scene/stages.ts";
import { type Component, cardBox, type HitArea, type Sprite, type View } from "../component.ts";
import { boardOf, paintBoard, paintSecret, stageBox, stageSprite } from "./panel.ts";
import { paintDrawer, paintOrb, placeFuture } from "./pile-cards.ts";

/** Rise of a chosen card, in units. */
const rise = 14;

/** Cards of the pile in a row, which the viewer puts in order: dragged onto each other, pressed, or by their numbers. */
export function arrange(view: View, stage: ArrangeStage): Component {
  const { painter } = view;
  const count = stage.cards.length;
  const board = stageSprite(view, [stage], (pen, size) => {
    paintBoard(pen, size, "#3A1747", () => paintOrb(pen, size));
    stage.cards.forEach((card, i) => {
      paintDrawer(pen, painter, card, placeFuture(i, count, size).x, size, i === 0, size.w / count - 8);
    });
    paintSecret(pen, painter, stage.secret, 22, 22);
  });
  return {
    sprites: [board, ...stage.cards.map((_, i) => cardSprite(view, stage, i))],
    hitAreas: stage.cards.map((_, i) => cardArea(view, stage, i)),
  };
}

function poseOf(view: View, { cards }: ArrangeStage, i: number) {
  const board = boardOf(view);
  const { x, y, w, angle } = placeFuture(i, cards.length, board);
  return { x, y: cards[i]?.chosen ? y - rise : y, w, angle };
}

function cardSprite(view: View, stage: ArrangeStage, i: number): Sprite {
  const { layout, painter, moved } = view;
  const { scale, kind } = layout;
  const { x, y, w, angle } = poseOf(view, stage, i);
  const card = stage.cards[i];
  const isMoved = moved?.place === i;
  const isGoal = moved?.over === i && !isMoved;
  const box = stageBox(view, cardBox(x, y, w));
  const shift = isMoved ? { x: moved.at.x - box.w / 2, y: moved.at.y - box.h / 2 } : {};
  const edge = isGoal || card?.chosen ? "selected" : card && isDangerous(card.card) ? "danger" : "shadow";
  return {
    id: `arrange-${i}`,
    z: isMoved ? 104 : 25.5 + i * 0.01,
    box: { ...box, ...shift },
    scale,
    bleed: 26,
    look: [card?.card, card?.key, w, angle, edge, kind],
    paint: (pen) => {
      if (card === undefined) return;
      painter.card(pen, card.card, w / 2, w * 0.7, w, { angle, edge });
      if (kind !== "desktop" || card.key === null) return;
      paintBox(pen, { x: -7, y: w * 1.4 - 18, w: 22, h: 22 }, { fill: palette.ink, radius: 7, lineWidth: 2 });
      write(pen, card.key, 4, w * 1.4 - 7, { size: 14, font: "shout", align: "center", colour: palette.paper });
    },
  };
}

function cardArea(view: View, stage: ArrangeStage, i: number): HitArea {
  const { x, y, w } = poseOf(view, stage, i);
  const card = stage.cards[i];
  return {
    id: `place-${i}`,
    kind: "card",
    group: "stage",
    label: card?.spoken ?? "",
    box: stageBox(view, cardBox(x, y, w)),
    z: 26,
    intent: { kind: "place", place: i },
    pressed: card?.chosen ?? false,
    ...(card && { shows: card.card, ...(card.key !== null && { key: card.key }) }),
  };
}
