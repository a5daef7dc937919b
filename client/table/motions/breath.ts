import type { CueOf } from "./act.ts";
import { turnTo } from "./flip.ts";
import type { Stagehand } from "./stagehand.ts";

/** How far the card trembles, in degrees. */
const tremble = [-1, 1, -2, 2, -3, 4, -5, 6];

/** A back rises to the stage, everybody holds their breath, and it turns over. */
export async function breath(hand: Stagehand, { ms, card }: CueOf<"breath">): Promise<void> {
  const start = hand.props.find("pile");
  const goal = hand.props.find("stage");
  if (start === null || goal === null || hand.over) return;
  const width = goal.w * 1.2;
  const prop = hand.card(null, { ...start, w: width }, 40);
  const { group } = prop;
  group.setScale(start.w / width);
  const shadow = hand.paint(width * 3, width * 3, 39, (pen) => {
    const dark = pen.createRadialGradient(width * 1.5, width * 1.5, width * 0.3, width * 1.5, width * 1.5, width * 1.5);
    dark.addColorStop(0, "rgba(13,6,24,0.75)");
    dark.addColorStop(1, "rgba(13,6,24,0)");
    pen.fillStyle = dark;
    pen.fillRect(0, 0, width * 3, width * 3);
  });
  shadow.setPosition(goal.x, goal.y).setAlpha(0);
  void hand.move({ targets: shadow, alpha: 1, duration: ms * 0.6 });
  await hand.move({ targets: group, x: goal.x, y: goal.y, scale: 1, duration: ms * 0.32, ease: "Back.Out" });
  for (const angle of tremble)
    await hand.move({ targets: group, angle, duration: (ms * 0.44) / tremble.length, ease: "Sine.InOut" });
  await turnTo(hand, prop, card, ms * 0.18);
  await hand.move({ targets: [group, shadow], alpha: 0, duration: ms * 0.06 });
}
