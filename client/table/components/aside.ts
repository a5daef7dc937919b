import { around } from "../layout/box.ts";
import type { SpreadLayout } from "../layout/layout.ts";
import { palette } from "../paint/palette.ts";
import { paintBox, roundRect, widthOf, write } from "../paint/pen.ts";
import type { SetAsideCards } from "../scene/pieces.ts";
import { type Component, emptyComponent, type Sprite, type View } from "./component.ts";

/** The card set aside, drawn crosswise, and the face-up cards beside it. */
export function setAsideCards(view: View): Component {
  const { scene, layout } = view;
  if (scene.spread === undefined || layout.spread === undefined || scene.stage.kind === "win") return emptyComponent;
  const shown = scene.spread.aside;
  const cards = layout.pileCovered ? [] : [cross(view, layout.spread, shown), ...open(view, layout.spread, shown)];
  return { ...emptyComponent, sprites: [...cards, tag(view, layout.spread, shown)] };
}

function cross({ layout, painter, scene }: View, { aside: at }: SpreadLayout, { card: shown }: SetAsideCards): Sprite {
  const { scale } = layout;
  const w = at.w / scale;
  return {
    id: "aside",
    z: 15,
    box: around(at.x, at.y, at.w * 1.4, at.w),
    scale,
    bleed: 12,
    look: [shown, w, scene.back],
    paint: (pen) => {
      pen.translate(w * 0.7, w / 2);
      pen.rotate(-Math.PI / 2);
      if (shown === null) {
        roundRect(pen, { x: -w / 2 + 2, y: -w * 0.7 + 2, w: w - 4, h: w * 1.4 - 4 }, w * 0.1);
        pen.setLineDash([8, 7]);
        pen.lineWidth = 3;
        pen.strokeStyle = "rgba(13,6,24,0.5)";
        pen.stroke();
      } else if (shown === "back") painter.back(pen, scene.back, 0, 0, w);
      else painter.card(pen, shown, 0, 0, w);
    },
  };
}

function open({ layout, painter }: View, { open: at }: SpreadLayout, { open: cards }: SetAsideCards): Sprite[] {
  const { scale } = layout;
  const w = at.w / scale;
  const step = w * 0.8;
  return cards.map((card, i) => ({
    id: `open-${i}`,
    z: 15 + i * 0.1,
    box: around(at.x + i * step * scale, at.y, at.w, at.w * 1.4),
    scale,
    bleed: 12,
    look: [card, w],
    paint: (pen) => painter.card(pen, card, w / 2, w * 0.7, w, { angle: i % 2 === 0 ? -3 : 3 }),
  }));
}

function tag({ layout, painter }: View, { asideTag: at }: SpreadLayout, { label }: SetAsideCards): Sprite {
  const { scale, kind } = layout;
  const size = kind === "desktop" ? 13 : 12;
  const h = kind === "desktop" ? 30 : 26;
  const widthFor = (text: string) => (widthOf(painter.ruler, text, { size, weight: 800 }) + 26) * scale;
  const said = widthFor(label.wide) > at.most ? (label.narrow ?? label.wide) : label.wide;
  const w = Math.min(at.most, widthFor(said)) / scale;
  return {
    id: "aside-tag",
    z: 40,
    box: around(at.x, at.y, w * scale, h * scale),
    scale,
    bleed: 6,
    look: [said, w, h],
    paint: (pen) => {
      paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5, drop: 2 });
      write(pen, said, w / 2, h / 2, { size, weight: 800, align: "center", maxWidth: w - 18 });
    },
  };
}
