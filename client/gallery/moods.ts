/** Shows every cat in every mood, at the size of a desktop table and larger. Development only. */
import type { Mood } from "../table/animations/steps.ts";
import { Drawings } from "../table/paint/drawings.ts";
import { paintMood } from "../table/paint/mood.ts";
import { newPen, type Pen } from "../table/paint/pen.ts";

const cats = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "zombie", "away"] as const;
const moods: readonly Mood[] = ["angry", "shocked", "smug", "sweating", "relieved"];
const cell = 94;

const drawings = new Drawings();
await drawings.loadFolder("avatars");
const pen = newPen(cell * cats.length * devicePixelRatio, cell * moods.length * 2 * devicePixelRatio);
pen.scale(devicePixelRatio, devicePixelRatio);
document.body.append(pen.canvas);
pen.canvas.style.width = `${cell * cats.length}px`;
for (const [column, cat] of cats.entries())
  for (const [row, mood] of moods.entries()) {
    put(pen, cat, mood, column, row, 72);
    put(pen, cat, mood, column, row + moods.length, 50);
  }

function put(on: Pen, cat: string, mood: Mood, column: number, row: number, size: number): void {
  on.save();
  on.translate((column + 0.5) * cell, (row + 0.5) * cell);
  on.scale(size / 100, size / 100);
  drawings.draw(on, `avatars/${cat}`, 0, 0, 92);
  paintMood(on, cat, mood);
  on.restore();
}
