import { around, type Box } from "../layout/box.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox } from "../paint/pen.ts";
import type { Direction } from "../scene/scene.ts";
import { type Component, emptyComponent, type Sprite, type View } from "./component.ts";

/** Size of a tab in units. The arrows run along its longer side. */
const tab = { w: 17, h: 62 };
/** Above stages, which on phones cover the rim. */
const depth = 27;

/** Tabs with arrows on the rim of the felt that show the direction of play all game, for games where it can change. */
export function direction({ scene, layout }: View): Component {
  const { direction: way, stage } = scene;
  if (way === undefined || stage.kind === "win") return emptyComponent;
  const { felt, scale, kind } = layout;
  const isRimCovered = kind === "landscape" && scene.bigScreen !== true;
  const middle = felt.y + felt.h / 2;
  const inner = felt.rim / 2;
  const left = (x: number): Sprite => upright("direction", around(x, middle, tab.w * scale, tab.h * scale));
  const right = (x: number): Sprite =>
    upright("direction-right", around(x, middle, tab.w * scale, tab.h * scale), true);
  const upright = (id: string, box: Box, down = false): Sprite => ({
    id,
    z: depth,
    box,
    scale,
    bleed: 6,
    look: [way, down],
    paint: (pen) => paintTab(pen, down ? opposite(way) : way),
  });
  // On a phone on its side the prompt lies over the right rim.
  const sprites = [left(felt.x + inner), ...(isRimCovered ? [] : [right(felt.x + felt.w - inner)])];
  return { ...emptyComponent, sprites };
}

const opposite = (way: Direction): Direction => (way === "clockwise" ? "counterclockwise" : "clockwise");

/** Paints a tab of the left rim: clockwise goes up there. */
function paintTab(pen: Pen, way: Direction): void {
  const { w, h } = tab;
  paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: palette.shade, radius: w / 2, lineWidth: 2 });
  pen.translate(w / 2, h / 2);
  if (way === "counterclockwise") pen.scale(1, -1);
  pen.strokeStyle = palette.now;
  pen.lineWidth = 3.4;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [i, y] of [-15, 0, 15].entries()) {
    pen.globalAlpha = 1 - i * 0.24;
    pen.beginPath();
    pen.moveTo(-4.5, y + 3.5);
    pen.lineTo(0, y - 3);
    pen.lineTo(4.5, y + 3.5);
    pen.stroke();
  }
}
