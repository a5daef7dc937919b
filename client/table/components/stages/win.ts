import type { Box } from "../../layout/box.ts";
import type { Layout } from "../../layout/layout.ts";
import { palette } from "../../paint/palette.ts";
import { burst, type Pen, paintBox, paintRays, roundRect, write, writeLines } from "../../paint/pen.ts";
import type { WinStage } from "../../scene/stages.ts";
import { buttonRow } from "../buttons.ts";
import { type Component, mergeComponents, type Sprite, type View } from "../component.ts";
import { standings, standingsHeight } from "./standings.ts";

/** The end: the winner crowned on the felt, with standings and buttons in place of the hand. */
export function win(view: View, stage: WinStage): Component {
  const pose = placeWin(view.layout, stage);
  return mergeComponents(
    { sprites: [...(stage.celebrates ? [confetti(view)] : []), crown(view, stage)], hitAreas: [] },
    standings(view, stage, pose.standings),
    buttonRow(view.painter, stage.buttons, pose.buttons, view.layout.scale),
  );
}

/** Returns the boxes below the felt: the standings, and below them the buttons, in CSS pixels. */
function placeWin(layout: Layout, stage: WinStage): { standings: Box; buttons: Box } {
  const { width, height, scale: s, felt } = layout;
  const buttonsHeight = (layout.kind === "desktop" ? 60 : 50) * s;
  if (layout.kind === "landscape") {
    const w = Math.min(360 * s, width * 0.44);
    const x = width - w - 12 * s;
    const buttons = { x, y: height - buttonsHeight - 12 * s, w, h: buttonsHeight };
    return { buttons, standings: { x, y: 88 * s, w, h: buttons.y - 98 * s } };
  }
  const w = Math.min(width - 20 * s, (layout.kind === "desktop" ? 1010 : 370) * s);
  const x = (width - w) / 2;
  const wide = Math.min(w, (layout.kind === "desktop" ? 640 : 370) * s);
  const lowest = height - buttonsHeight - 16 * s;
  const y = layout.kind === "desktop" ? Math.min(lowest, felt.y + felt.h + 155 * s) : lowest;
  const buttons = { x: (width - wide) / 2, y, w: wide, h: buttonsHeight };
  const below = felt.y + felt.h + 14 * s;
  const wanted = layout.kind === "desktop" ? below : buttons.y - 12 * s - standingsHeight(stage, layout.kind) * s;
  const top = Math.max(wanted, felt.y + felt.h * 0.5);
  return { buttons, standings: { x, y: top, w, h: buttons.y - top - 10 * s } };
}

/** Returns the middle and the width of the winner's portrait, in units from the felt's corner. */
function portraitOf(layout: Layout, stage: WinStage): { x: number; y: number; size: number; room: Box } {
  const { felt, scale } = layout;
  const room = freeFelt(layout, stage, { w: felt.w / scale, h: felt.h / scale });
  return { x: room.x + room.w / 2, y: room.y + room.h * 0.36, size: Math.min(164, room.h * 0.4, room.w * 0.42), room };
}

/** Returns the position of the winner's portrait, in CSS pixels. */
export function winnerAt(layout: Layout, stage: WinStage): { x: number; y: number; w: number } {
  const { felt, scale } = layout;
  const { x, y, size } = portraitOf(layout, stage);
  return { x: felt.x + x * scale, y: felt.y + y * scale, w: size * scale };
}

function crown(view: View, stage: WinStage): Sprite {
  const { layout, painter } = view;
  const { felt, scale } = layout;
  const shown = { w: felt.w / scale, h: felt.h / scale, radius: felt.radius / scale, rim: felt.rim / scale };
  const away = view.carried("winner");
  return {
    id: "win",
    z: 16,
    box: felt,
    scale,
    bleed: 40,
    look: [stage.winner, stage.shout, stage.line, shown, away],
    paint: (pen) => {
      paintGlory(pen, shown);
      const { x, y, size, room } = portraitOf(layout, stage);
      burst(pen, x, y, { outer: size * 0.77, inner: size * 0.65 }, 18, palette.cats);
      if (!away) {
        painter.avatar(pen, stage.winner.avatar, x, y, size, { width: size * 0.043 });
        painter.fx(pen, "crown", x, y - size * 0.65, size * 0.83, -4);
      }
      for (const [dx, dy, star] of [
        [-1.15, -0.2, 0.32],
        [1.15, -0.2, 0.32],
        [-0.85, -0.6, 0.2],
        [0.85, -0.6, 0.2],
      ] as const) {
        painter.fx(pen, "star", x + dx * size, y + dy * size, star * size, dx * 12);
      }
      paintShout(pen, stage.shout, x, y + size * 0.67, Math.min(room.w * 0.8, size * 3.4), size * 0.58);
      paintMotto(pen, stage.line, x, y + size * 1.16, Math.min(room.w * 0.86, 520));
    },
  };
}

/** Returns the part of the felt without tiles and standings, in units. */
function freeFelt(layout: Layout, stage: WinStage, felt: { w: number; h: number }): Box {
  const list = placeWin(layout, stage).standings;
  // Rows of tiles overlap the felt.
  const top = layout.kind === "portrait" ? Math.max(0, (layout.stage.y - layout.felt.y) / layout.scale - 62) : 0;
  if (layout.kind === "landscape") return { x: 0, y: 0, w: (list.x - layout.felt.x) / layout.scale - 10, h: felt.h };
  const bottom = Math.min(felt.h, (list.y - layout.felt.y) / layout.scale - 6);
  return { x: 0, y: top, w: felt.w, h: bottom - top };
}

function paintGlory(pen: Pen, { w, h, radius, rim }: { w: number; h: number; radius: number; rim: number }): void {
  pen.save();
  roundRect(pen, { x: rim, y: rim, w: w - 2 * rim, h: h - 2 * rim }, radius - rim);
  pen.clip();
  paintRays(pen, w / 2, h * 0.36, w, 20, "rgba(255,224,138,0.25)");
  pen.restore();
}

function paintShout(pen: Pen, text: string, x: number, y: number, most: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((-2 * Math.PI) / 180);
  const style = { size, font: "shout", align: "center", maxWidth: most, strokeWidth: size * 0.19 } as const;
  write(pen, text, 4, 6, { ...style, colour: "#C26A00", stroke: "#C26A00" });
  write(pen, text, 0, 0, { ...style, colour: palette.now, stroke: palette.ink });
  pen.restore();
}

function paintMotto(pen: Pen, text: string, x: number, y: number, w: number): void {
  paintBox(pen, { x: x - w / 2, y: y - 17, w, h: 34 }, { fill: palette.paper, radius: 18 });
  writeLines(
    pen,
    text,
    { x: x - w / 2 + 14, y: y - 17, w: w - 28, h: 34 },
    { size: 16, weight: 800, colour: palette.ink },
    1,
  );
}

const paperColours = ["#FF4B2B", "#FFC93C", "#12B5A5", "#F25CA2", "#8C5BE8", "#9BD531", "#FFF4DF", "#3AA7F0"];

/** Static bits of paper over the whole window. */
function confetti({ layout, screen }: View): Sprite {
  const size = { w: screen.w / layout.scale, h: screen.h / layout.scale };
  return {
    id: "confetti",
    z: 12,
    box: screen,
    scale: layout.scale,
    bleed: 0,
    look: size,
    paint: (pen) => {
      for (let i = 0; i < 70; i++) {
        const x = (i * 173.3) % size.w;
        const y = ((i * 97.7 + ((i * i) % 41)) % 470) * (size.h / 720);
        paintPaper(pen, x, y, 6 + (i % 4) * 2, (i * 47) % 360, paperColours[i % 8] ?? palette.paper);
      }
    },
  };
}

function paintPaper(pen: Pen, x: number, y: number, size: number, angle: number, fill: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  pen.beginPath();
  pen.roundRect(-size * 0.85, -size / 2, size * 1.7, size, 2);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = palette.ink;
  pen.stroke();
  pen.restore();
}
