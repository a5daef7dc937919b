import { palette } from "../paint/palette.ts";
import { write } from "../paint/pen.ts";
import { paintStamp } from "../paint/stamp.ts";
import type { Place } from "../place.ts";
import type { Stagehand } from "./stagehand.ts";

/** A stamp slams down from twice its size, askew. */
export async function stamp(hand: Stagehand, text: string, on: Place, tone: "no" | "yes"): Promise<void> {
  const at = hand.props.find(on);
  if (at === null || hand.over) return;
  const w = Math.max(at.w * 1.3, 90 * hand.unit);
  const image = hand.paint(w + 8, w * 0.5 + 8, 103, (pen) => {
    pen.translate(w / 2 + 4, w / 4 + 4);
    paintStamp(pen, text, w, tone === "no" ? palette.nope : "#17673D");
  });
  const { scale } = image;
  image
    .setPosition(at.x, at.y)
    .setAngle(-14)
    .setAlpha(0)
    .setScale(scale * 2);
  await hand.move({ targets: image, scale, alpha: 1, duration: 190, ease: "Cubic.In" });
  await hand.pause(380);
}

/** A word in large letters jumps up and fades. */
export async function shout(hand: Stagehand, text: string, at: Place): Promise<void> {
  const place = hand.props.find(at);
  if (place === null || hand.over) return;
  const size = 44 * hand.unit;
  const image = hand.paint(size * Math.max(2, text.length * 0.8), size * 2, 103, (pen) => {
    const x = (size * Math.max(2, text.length * 0.8)) / 2;
    write(pen, text, x, size, { size, font: "shout", align: "center", stroke: palette.ink, strokeWidth: size * 0.22 });
  });
  const { scale } = image;
  image
    .setPosition(place.x, place.y)
    .setAngle(-8)
    .setScale(scale * 0.3);
  await hand.move({ targets: image, scale, duration: 220, ease: "Back.Out" });
  await hand.pause(320);
  await hand.move({ targets: image, alpha: 0, y: place.y - 20, duration: 160 });
}

/** A drawing pops up, hovers and fades. */
export async function appear(hand: Stagehand, drawing: string, at: Place, size = 90): Promise<void> {
  const place = hand.props.find(at);
  const name = `fx/${drawing}`;
  const { drawings } = hand.props;
  if (place === null || hand.over || !drawings.has(name)) return;
  const w = size * hand.unit;
  const h = w / drawings.ratio(name);
  const image = hand.paint(w, h, 103, (pen) => drawings.draw(pen, name, w / 2, h / 2, w));
  const { scale } = image;
  image
    .setPosition(place.x, place.y)
    .setScale(scale * 0.3)
    .setAngle(-10);
  await hand.move({ targets: image, scale, angle: 0, duration: 200, ease: "Back.Out" });
  await hand.pause(260);
  await hand.move({ targets: image, alpha: 0, scale: scale * 1.15, duration: 170 });
}
