import { palette } from "../paint/palette.ts";
import type { Stagehand } from "./stagehand.ts";

/** Cards rise from an orb side by side, face up, and sink again. */
export async function rise(hand: Stagehand, cards: readonly string[]): Promise<void> {
  const { stage } = hand.props.layout();
  if (hand.over) return;
  const w = Math.min(112 * hand.unit, (stage.w / Math.max(1, cards.length)) * 0.86, stage.h / 1.7);
  const foot = { x: stage.x + stage.w / 2, y: stage.y + stage.h };
  const orb = glow(hand, w * 1.5);
  orb.setPosition(foot.x, foot.y - w * 0.3).setAlpha(0);
  void hand.move({ targets: orb, alpha: 0.9, duration: 160 });
  const flights = cards.map(async (card, i) => {
    const side = i - (cards.length - 1) / 2;
    const goal = { x: foot.x + side * w * 1.14, y: stage.y + stage.h * 0.45 + Math.abs(side) * w * 0.1 };
    const { group } = hand.card(card, { x: foot.x, y: foot.y - w * 0.3, w, angle: 0 }, 29);
    group.setScale(0.2).setAlpha(0);
    await hand.pause(i * 90);
    await hand.move({ targets: group, ...goal, scale: 1, alpha: 1, angle: side * 4, duration: 260, ease: "Back.Out" });
    await hand.pause(420 - i * 90);
    await hand.move({ targets: group, alpha: 0, y: goal.y + w * 0.3, duration: 160 });
  });
  await Promise.all(flights);
}

function glow(hand: Stagehand, size: number) {
  return hand.paint(size, size, 28, (pen) => {
    const light = pen.createRadialGradient(size / 2, size / 2, size * 0.05, size / 2, size / 2, size / 2);
    light.addColorStop(0, "#FFD9EE");
    light.addColorStop(0.4, palette.pink);
    light.addColorStop(1, "rgba(140,59,184,0)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
  });
}
