import type { Mood } from "../animations/steps.ts";
import { palette } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** Fur and muzzle of each cat, so that a new face covers the old one. */
const coats: Readonly<Record<string, readonly [fur: string, muzzle: string]>> = {
  "01": ["#F6A24A", "#FFF4DF"],
  "02": ["#3A2F4C", "#FFFFFF"],
  "03": ["#6B4A3E", "#6B4A3E"],
  "04": ["#FFF8EA", "#FFFFFF"],
  "05": ["#AEB6C6", "#FFF4DF"],
  "06": ["#FFFDF5", "#FFF4DF"],
  "07": ["#A87852", "#FFF4DF"],
  "08": ["#A98BE8", "#E2D6FF"],
  "09": ["#F9C4BA", "#FFE0D8"],
  10: ["#F0D2A0", "#FFF4DF"],
  11: ["#5FD0C5", "#DDF7F2"],
  12: ["#6C7486", "#D8DCE6"],
  away: ["#A9AFC4", "#FFF4DF"],
  zombie: ["#A9D66B", "#C9E89A"],
};
const unknown = ["#A9AFC4", "#FFF4DF"] as const;

/** Paints a mood over a portrait: its middle is at 0, 0, and it is 100 units wide. */
export function paintMood(pen: Pen, cat: string, mood: Mood): void {
  const [fur, muzzle] = coats[cat] ?? unknown;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = palette.ink;
  blob(pen, 0, 27, 15, 8.5, muzzle);
  for (const side of [-1, 1] as const) blob(pen, side * 12.5, 7, 11.5, 11, fur);
  painters[mood](pen, fur);
}

const painters: Readonly<Record<Mood, (pen: Pen, fur: string) => void>> = {
  angry(pen, fur) {
    for (const side of [-1, 1] as const) {
      eye(pen, side * 13.5, 8, 11.5, 4, { x: -side * 3, y: 2 });
      shape(pen, fur, [side * 25, -7], [side * 25, -3], [side * 3, 6], [side * 3, -4]);
      line(pen, 6, [side * 26, -5], [side * 4, 5]);
    }
    grit(pen);
    for (const [x, y] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const)
      vein(pen, 38, -36, x, y);
  },
  shocked(pen) {
    for (const side of [-1, 1] as const) {
      eye(pen, side * 14.5, 6, 14, 2.6, { x: 0, y: 0 });
      line(pen, 4, [side * 24, -15], [side * 15, -19], [side * 7, -16]);
    }
    blob(pen, 0, 31, 7, 9.5, palette.bomb, 3.5);
    for (const angle of [-1.1, -0.55, 0, 0.55, 1.1]) ray(pen, angle);
  },
  smug(pen, fur) {
    for (const side of [-1, 1] as const) {
      eye(pen, side * 13, 8, 11, 4.5, { x: 4, y: 3.5 });
      lid(pen, side * 13, 8, 12, fur);
    }
    line(pen, 5, [-25, -3], [-5, -4]);
    line(pen, 5, [4, -10], [14, -15], [25, -9]);
    curve(pen, 3.5, [-11, 27], [6, 37], [17, 21]);
    star(pen, 39, -34, 11);
  },
  sweating(pen) {
    pale(pen);
    for (const side of [-1, 1] as const) {
      eye(pen, side * 14, 8, 12.5, 3.4, { x: side * 1.5, y: 3 });
      line(pen, 4.5, [side * 27, -8], [side * 8, -16]);
    }
    wave(pen);
    drop(pen, -38, -14, 8);
  },
  relieved(pen) {
    for (const side of [-1, 1] as const) {
      curve(pen, 4, [side * 13 - 9, 7], [side * 13, 17], [side * 13 + 9, 7]);
      blob(pen, side * 22, 19, 5.5, 3.4, "#FF7A8A");
    }
    curve(pen, 3.5, [-9, 25], [0, 35], [9, 25]);
    drop(pen, 30, -24, 6);
  },
};

type Spot = readonly [x: number, y: number];

function trace(pen: Pen, hitAreas: readonly Spot[]): void {
  pen.beginPath();
  for (const [x, y] of hitAreas) pen.lineTo(x, y);
}

function line(pen: Pen, width: number, ...hitAreas: readonly Spot[]): void {
  trace(pen, hitAreas);
  pen.lineWidth = width;
  pen.stroke();
}

function shape(pen: Pen, fill: string, ...hitAreas: readonly Spot[]): void {
  trace(pen, hitAreas);
  pen.fillStyle = fill;
  pen.fill();
}

function curve(pen: Pen, width: number, from: Spot, over: Spot, to: Spot): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...over, ...to);
  pen.lineWidth = width;
  pen.stroke();
}

function blob(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string | CanvasGradient,
  outline = 0,
): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  if (outline === 0) return;
  pen.lineWidth = outline;
  pen.stroke();
}

function eye(pen: Pen, x: number, y: number, r: number, pupil: number, look: { x: number; y: number }): void {
  blob(pen, x, y, r, r, "#FFFFFF", 3.5);
  blob(pen, x + look.x, y + look.y, pupil, pupil, palette.ink);
}

/** The upper half of an eye, closed. */
function lid(pen: Pen, x: number, y: number, r: number, fur: string): void {
  pen.beginPath();
  pen.arc(x, y, r, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fillStyle = fur;
  pen.fill();
  pen.lineWidth = 3.5;
  pen.stroke();
}

/** A pale forehead. */
function pale(pen: Pen): void {
  const fade = pen.createLinearGradient(0, -46, 0, 6);
  fade.addColorStop(0, "rgba(58,140,240,0.6)");
  fade.addColorStop(1, "rgba(58,140,240,0)");
  blob(pen, 0, 0, 46, 46, fade);
}

/** Clenched teeth. */
function grit(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(-13, 23, 26, 11, 5);
  pen.fillStyle = "#FFFFFF";
  pen.fill();
  pen.lineWidth = 3.2;
  pen.stroke();
  for (const x of [-6, 0, 6]) line(pen, 2, [x, 24], [x, 33]);
}

/** One corner of the swollen vein at the temple. */
function vein(pen: Pen, x: number, y: number, dx: number, dy: number): void {
  for (const [width, colour] of [
    [8, palette.ink],
    [4, palette.bomb],
  ] as const) {
    pen.strokeStyle = colour;
    curve(pen, width, [x + dx * 4, y + dy * 11], [x + dx * 4, y + dy * 4], [x + dx * 11, y + dy * 4]);
  }
  pen.strokeStyle = palette.ink;
}

/** One of the strokes around a startled head. */
function ray(pen: Pen, angle: number): void {
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  for (const [width, colour] of [
    [8, palette.ink],
    [4, palette.now],
  ] as const) {
    pen.strokeStyle = colour;
    line(pen, width, [sin * 53, cos * 53], [sin * 64, cos * 64]);
  }
  pen.strokeStyle = palette.ink;
}

function star(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  for (let i = 0; i < 8; i++) {
    const reach = i % 2 === 0 ? r : r * 0.36;
    pen.lineTo(x + Math.sin((i * Math.PI) / 4) * reach, y - Math.cos((i * Math.PI) / 4) * reach);
  }
  pen.closePath();
  pen.fillStyle = palette.now;
  pen.lineWidth = 5;
  pen.stroke();
  pen.fill();
}

function wave(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-12, 29);
  for (const [i, x] of [-6, 0, 6, 12].entries()) pen.quadraticCurveTo(x - 3, i % 2 === 0 ? 23 : 35, x, 29);
  pen.lineWidth = 3.5;
  pen.stroke();
}

/** A drop of sweat, `size` units wide. */
function drop(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x, y - size * 1.5);
  pen.bezierCurveTo(x + size * 1.3, y, x + size * 0.8, y + size, x, y + size);
  pen.bezierCurveTo(x - size * 0.8, y + size, x - size * 1.3, y, x, y - size * 1.5);
  pen.fillStyle = "#9FDCFF";
  pen.lineWidth = 3;
  pen.fill();
  pen.stroke();
}
