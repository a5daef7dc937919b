import type { CornerButton } from "../scene/scene.ts";
import { palette } from "./palette.ts";
import { inset, type Pen, paintBox, roundRect, widthOf, write } from "./pen.ts";

/** A rubber stamp on paper, centred at 0, 0 and `w` units wide: no in red, yes in green. */
export function paintStamp(pen: Pen, text: string, w: number, colour: string): void {
  const h = w * 0.5;
  const box = { x: -w / 2, y: -h / 2, w, h };
  paintBox(pen, box, { fill: palette.paper, radius: h * 0.16, lineWidth: h * 0.055 });
  const frame = inset(box, h * 0.15);
  roundRect(pen, frame, h * 0.1);
  pen.strokeStyle = colour;
  pen.lineWidth = h * 0.065;
  pen.stroke();
  const style = { size: h * 0.56, font: "shout", align: "center", colour } as const;
  const room = w * 0.76;
  write(pen, text, 0, 0, { ...style, maxWidth: room });
  speckle(pen, frame, widthOf(pen, text, style));
}

/** Paints specks without ink. */
function speckle(pen: Pen, box: { x: number; y: number; w: number; h: number }, seed: number): void {
  pen.fillStyle = palette.paper;
  for (let i = 1; i < 15; i++) {
    const x = box.x + box.w * ((i * 0.618 + seed * 0.01) % 1);
    const y = box.y + box.h * ((i * 0.382) % 1);
    pen.beginPath();
    pen.arc(x, y, box.h * (0.012 + 0.014 * (i % 3)), 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Line drawings on a square of 24. */
const paths: Readonly<Record<CornerButton["icon"], string>> = {
  menu: "M4 6.5H20M4 12H20M4 17.5H20",
  log: "M8 6H20M8 12H20M8 18H20M4 6h.1M4 12h.1M4 18h.1",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  sound: "M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L13 19V5L7.5 9.5zM17 9.5l5 5M22 9.5l-5 5",
  emotes: "M4.5 11V4.5L8.5 7.5a9 9 0 0 1 7 0L19.5 4.5V11a8 8 0 1 1-15 0zM9 12h.1M15 12h.1M9.5 15.5q2.5 2 5 0",
};

export function paintIcon(
  pen: Pen,
  icon: CornerButton["icon"],
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D(paths[icon]));
  pen.restore();
}
