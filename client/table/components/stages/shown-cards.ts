import type { CardPainter } from "../../paint/card-painter.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintRays, writeLines } from "../../paint/pen.ts";
import type { LookStage, RowStage } from "../../scene/stages.ts";
import { type Component, cardBox, openCard, type View } from "../component.ts";
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

/** One card of the pile that a player looks at. The others see its back. */
export function look(view: View, stage: LookStage): Component {
  const { painter, scene } = view;
  const sprite = stageSprite(view, [stage, scene.back], (pen, board) => {
    const { w, h } = board;
    paintBoard(pen, board, "#3A1747", () => paintRays(pen, w / 2, h * 0.5, w, 20, "rgba(242,92,162,0.22)", 0.07));
    const { w: card, y } = placeCard(stage, board);
    if (stage.card === null) painter.back(pen, scene.back, w / 2, y, card, { angle: -3 });
    else
      painter.card(pen, stage.card, w / 2, y, card, { angle: -3, edge: isDangerous(stage.card) ? "danger" : "shadow" });
    painter.avatar(pen, stage.by.avatar, w / 2 + card * 0.62, y + card * 0.5, Math.min(48, card * 0.46));
    const line = { x: 14, y: h - 32, w: w - 28, h: 26 };
    writeLines(pen, stage.line, line, { size: 13, weight: 800, colour: palette.paper }, 1);
    if (stage.secret !== null) paintSecret(pen, painter, stage.secret, 16, 21);
  });
  if (stage.card === null) return { sprites: [sprite], hitAreas: [] };
  const at = placeCard(stage, boardOf(view));
  return {
    sprites: [sprite],
    hitAreas: [openCard(view, "look", stage.card, stageBox(view, cardBox(at.x, at.y, at.w)), 26)],
  };
}

function placeCard({ secret }: LookStage, { w: room, h, kind }: Board) {
  const top = secret === null && kind !== "desktop" ? 12 : 36;
  const w = Math.min(kind === "landscape" ? 160 : 112, (h - top - 36) / 1.4, room * 0.5);
  return { x: room / 2, y: top + w * 0.7, w };
}
