import { size } from "./size.ts";

const colours = ["#ff4b2b", "#3aa7f0", "#3bb273", "#ffc93c", "#f25ca2", "#8c5be8"] as const;
const pieces = 70;

/** Paints paper that falls over the whole picture repeatedly, in the same way each time. @param ms since its start. */
export function confetti(pen: CanvasRenderingContext2D, ms: number): void {
  if (ms <= 0) return;
  for (let piece = 0; piece < pieces; piece += 1) {
    const speed = 150 + 130 * share(piece, 1);
    const fallen = (speed * ms) / 1000 - 500 * share(piece, 2);
    const y = Math.min(fallen, fallen % (size.height + 80)) - 40;
    const x = size.width * share(piece, 3) + 24 * Math.sin(ms / 400 + piece);
    pen.save();
    pen.translate(x, y);
    pen.rotate(piece + ms / 300);
    pen.fillStyle = colours[piece % colours.length] ?? colours[0];
    pen.fillRect(-8, -5, 16, 10);
    pen.restore();
  }
}

/** Returns a deterministic pseudo-random number from 0 to 1. */
function share(piece: number, kind: number): number {
  const wild = Math.sin(piece * 127.1 + kind * 311.7) * 43_758.5453;
  return wild - Math.floor(wild);
}
