import type { DeedOf } from "./act.ts";
import type { Stagehand } from "./stagehand.ts";

const drawing = "bolt-arrow";

/** A jagged arrow shoots from one to another and stays for a moment. */
export async function aim(hand: Stagehand, { ms, from, to }: DeedOf<"aim">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find(to)];
  const { drawings } = hand.props;
  if (start === null || goal === null || hand.over) return;
  const length = Math.hypot(goal.x - start.x, goal.y - start.y);
  const w = Math.max(60 * hand.unit, length * 0.8);
  const h = Math.min(w / 2, 90 * hand.unit);
  const image = hand.paint(w, h, 103, (pen) => {
    pen.scale(1, h / (w / 2));
    drawings.draw(pen, `fx/${drawing}`, w / 2, w / 4, w);
  });
  const { scaleX, scaleY } = image;
  image.setPosition(start.x, start.y).setRotation(Math.atan2(goal.y - start.y, goal.x - start.x));
  image.setScale(scaleX * 0.1, scaleY * 0.6);
  const middle = { x: (start.x + goal.x) / 2, y: (start.y + goal.y) / 2 };
  await hand.move({ targets: image, ...middle, scaleX, scaleY, duration: ms * 0.34, ease: "Cubic.Out" });
  await hand.pause(ms * 0.44);
  await hand.move({ targets: image, alpha: 0, duration: ms * 0.22 });
}
