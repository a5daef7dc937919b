import { palette } from "../../paint/palette.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Distance of an orb below its seat, as a share of a card's width. */
const below = { desktop: 1.5, portrait: 3.8, landscape: 2.2 } as const;

/**
 * Cards rise from an orb side by side and sink again. For another player they rise below the panel, which stays
 * visible.
 */
export async function rise(hand: AnimationContext, { ms, cards, at }: StepOf<"rise">): Promise<void> {
  const middle = hand.props.find(at);
  if (middle === null || hand.over) return;
  const { stage, kind } = hand.props.layout();
  const onStage = at === "stage";
  const most = Math.min(112 * hand.unit, (stage.w / Math.max(1, cards.length)) * 0.86, stage.h / 1.7);
  const w = onStage ? most : 40 * hand.unit;
  const foot = {
    x: middle.x,
    y: onStage ? stage.y + stage.h - w * 0.3 : middle.y + w * below[kind],
  };
  const orb = hand.paint(w * 2, w * 2, onStage ? 28 : 103, (pen) => paintOrb(pen, w * 2));
  orb.setPosition(foot.x, foot.y).setAlpha(0);
  void hand.move({ targets: orb, alpha: 0.95, duration: ms * 0.2 });
  const flights = cards.map(async (card, i) => {
    const side = i - (cards.length - 1) / 2;
    const goal = { x: foot.x + side * w * 1.14, y: foot.y - w * 0.85 + Math.abs(side) * w * 0.1 };
    const { group } = hand.card(card, { ...foot, w, angle: 0 }, onStage ? 29 : 104);
    group.setScale(0.2).setAlpha(0);
    await hand.pause(i * ms * 0.08);
    const style = { scale: 1, alpha: 1, angle: side * 4, ease: "Back.Out" } as const;
    await hand.move({ targets: group, ...goal, ...style, duration: ms * 0.28 });
    await hand.pause(ms * (0.54 - i * 0.08));
    await hand.move({ targets: [group, orb], alpha: 0, duration: ms * 0.16 });
  });
  await Promise.all(flights);
}

function paintOrb(pen: CanvasRenderingContext2D, size: number): void {
  const light = pen.createRadialGradient(size / 2, size / 2, size * 0.05, size / 2, size / 2, size / 2);
  light.addColorStop(0, "#FFD9EE");
  light.addColorStop(0.4, palette.pink);
  light.addColorStop(1, "rgba(140,59,184,0)");
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}
