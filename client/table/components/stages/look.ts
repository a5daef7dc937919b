import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { paintRays, writeLines } from "../../paint/pen.ts";
import type { LookStage } from "../../scene/stages.ts";
import type { Component, View } from "../component.ts";
import { cardBox, openCard } from "../open-card.ts";
import { type Board, boardOf, paintBoard, paintSecret, stageBox, stageSprite } from "./panel.ts";

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
  const w = Math.min(112, (h - top - 36) / 1.4, room * 0.5);
  return { x: room / 2, y: top + w * 0.7, w };
}
