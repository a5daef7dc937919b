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
