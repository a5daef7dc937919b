import type { CornerButton } from "../scene/scene.ts";
import type { Pen } from "./pen.ts";

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
