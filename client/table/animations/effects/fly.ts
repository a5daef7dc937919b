import type { AnimationContext, MovingCardImages } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A card travels in an arc, and optionally turns over on the way. */
export async function fly(hand: AnimationContext, act: StepOf<"fly">): Promise<void> {
  const start = hand.props.find(act.from);
  const goal = hand.props.find(act.to);
  if (start === null || goal === null || hand.over) return;
  const { ms, spin, arc, flip } = act;
  const from = hand.takeOff(act.from)?.width ?? start.w;
  const width = Math.max(from, goal.w);
  const prop = hand.card(act.card, { ...start, w: width }, 102);
  const { group } = prop;
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const scale = (from + (goal.w - from) * t) / width;
    const x = start.x + (goal.x - start.x) * t;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * arc * hand.unit;
    group.setPosition(x, y).setAngle(start.angle + (goal.angle + spin - start.angle) * t);
    group.scaleY = scale;
    if (flip === null) group.scaleX = scale;
  };
  put();
  group.scaleX = from / width;
  const turn = flip === null ? undefined : turnOver(hand, prop, flip, ms, goal.w / width);
  await Promise.all([hand.move({ targets: way, done: 1, duration: ms, ease: "Cubic.InOut", onUpdate: put }), turn]);
  hand.land(prop, act.to);
}

/** Changes the face halfway, when the card is seen edge-on. */
async function turnOver(
  hand: AnimationContext,
  prop: MovingCardImages,
  face: string,
  ms: number,
  end: number,
): Promise<void> {
  await hand.pause(ms * 0.3);
  await hand.move({ targets: prop.group, scaleX: 0, duration: 75, ease: "Sine.In" });
  if (hand.over) return;
  hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX: end, duration: 75, ease: "Sine.Out" });
}
