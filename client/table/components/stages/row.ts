import type { CardPainter } from "../../paint/card-painter.ts";
import { type Pen, paintRays } from "../../paint/pen.ts";
import type { RowStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { type Board, boardOf, paintBoard, paintSecret, paintWho, stageBox, stageSprite } from "./panel.ts";

/** Cards side by side, each with its player below. */
export function row(view: View, stage: RowStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    paintBoard(pen, board, "#5A1231", () =>
      paintRays(pen, board.w / 2, board.h, board.w, 20, "rgba(255,241,214,0.07)"),
    );
    if (stage.secret !== null) paintSecret(pen, painter, stage.secret, 14, 20);
    stage.cards.forEach((each, i) => {
      paintHand(pen, painter, each, scene.back, placeHand(stage, i, board));
    });
  });
  const hitAreas = stage.cards.flatMap(({ card }, i) => {
    const { x, y, w } = placeHand(stage, i, boardOf(view));
    return card === null ? [] : [openCard(view, `row-${i}`, card, stageBox(view, cardBox(x, y, w)), 26)];
  });
  return { sprites: [sprite], hitAreas };
}

interface SecretHand {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly pitch: number;
  /** Height of the board. */
  readonly h: number;
}

function placeHand({ cards, secret }: RowStage, i: number, { w: room, h }: Board): SecretHand {
  // Beside the tag if the board is narrow.
  const middle = room / 2 + (secret !== null && room < 400 ? 56 : 0);
  const pitch = Math.min(120, (room - 16) / Math.max(1, cards.length));
  const w = Math.min(84, pitch - 10, (h - 52) / 1.4);
  return { x: middle + (i - (cards.length - 1) / 2) * pitch, y: (h - 36) / 2 + 3, w, pitch, h };
}

function paintHand(
  pen: Pen,
  painter: CardPainter,
  { card, who, crowned }: RowStage["cards"][number],
  back: string,
  { x, y, w, pitch, h }: SecretHand,
): void {
  if (card === null) painter.back(pen, back, x, y, w);
  else painter.card(pen, card, x, y, w, { edge: crowned ? "selected" : "shadow" });
  if (crowned) painter.fx(pen, "crown", x + w * 0.4, y - w * 0.64, w * 0.5, 14);
  paintWho(pen, painter, [who], x, h - 18, pitch - 6);
}
