import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";
import { turnTo } from "./flip.ts";

/** Width of a lifted card relative to a card on the stage. */
const closer = 1.2;
/** Maximum angle of a tremble in degrees, and its duration in ms. */
const tremble = { most: 5, ms: 70 };

/** A back rises to the stage and is held there with growing tremble. The table around it darkens. */
export async function lift(hand: AnimationContext, { ms, hold }: StepOf<"lift">): Promise<void> {
  const start = hand.props.find("pile");
  const goal = hand.props.find("stage");
  if (start === null || goal === null || hand.over) return;
  const width = goal.w * closer;
  const prop = hand.card(null, { ...start, w: width }, 40);
  const { group } = prop;
  group.setScale(start.w / width);
  darken(hand, goal, width, ms);
  await hand.move({ targets: group, x: goal.x, y: goal.y, scale: 1, duration: ms - hold, ease: "Back.Out" });
  const held = { done: 0 };
  const shiver = () => group.setAngle(Math.sin((held.done * hold * Math.PI) / tremble.ms) * held.done * tremble.most);
  await hand.move({ targets: held, done: 1, duration: hold, onUpdate: shiver });
  if (group.active) group.setAngle(0);
  hand.land(prop, "stage");
}

/** Turns the lifted card over, if there is one. */
export async function turn(hand: AnimationContext, { ms, card }: StepOf<"turn">): Promise<void> {
  const prop = hand.lying("stage");
  if (prop !== undefined) await turnTo(hand, prop, card, ms);
}

function darken(
  hand: AnimationContext,
  at: { readonly x: number; readonly y: number },
  width: number,
  ms: number,
): void {
  // Painted small, because it has no edges and a large one takes a slow phone long.
  const shadow = hand.paint(60, 60, 39, (pen) => {
    const dark = pen.createRadialGradient(30, 30, 6, 30, 30, 30);
    dark.addColorStop(0, "rgba(13,6,24,0.75)");
    dark.addColorStop(1, "rgba(13,6,24,0)");
    pen.fillStyle = dark;
    pen.fillRect(0, 0, 60, 60);
  });
  shadow
    .setPosition(at.x, at.y)
    .setDisplaySize(width * 3, width * 3)
    .setAlpha(0);
  const fade = { targets: shadow, alpha: 1, duration: ms * 0.6, yoyo: true, hold: ms * 0.4 };
  void hand.move(fade);
}
