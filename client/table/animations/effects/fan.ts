import type { AnchorRect, AnimationContext, MovingCardImages } from "../animation-context.ts";
import { middleOf } from "../effect-area.ts";
import type { StepOf } from "../steps.ts";

/** Maximum width of a card in the fan, as a share of a card on the stage and of the felt. */
const size = { stage: 0.92, felt: 0.18 };

/** Cards fly to an arc on the felt, the arc turns round once, and they gather at their goal. */
export async function fan(hand: AnimationContext, { ms, cards, from, to }: StepOf<"fan">): Promise<void> {
  const at = middleOf(hand);
  if (at === null || hand.over) return;
  const w = Math.min(at.w * size.stage, hand.props.layout().felt.w * size.felt);
  const middle = { ...at, w };
  const props = cards.map((card, i) => {
    const start = hand.props.find(from[i] ?? "hand") ?? middle;
    const prop = hand.card(card, { ...start, w }, 102 + i * 0.01);
    prop.group.setScale(start.w / w);
    return prop;
  });
  const wheel = { turn: 0 };
  const put = () =>
    props.forEach(({ group }, i) => {
      const at = poseIn(middle, i, cards.length, wheel.turn);
      group.setPosition(at.x, at.y).setAngle(at.angle);
    });
  await Promise.all(props.map((prop, i) => open(hand, prop, poseIn(middle, i, cards.length, 0), i, ms)));
  await hand.move({ targets: wheel, turn: 1, duration: ms * 0.4, ease: "Cubic.InOut", onUpdate: put });
  const goal = hand.props.find(to) ?? middle;
  const ends = { x: goal.x, y: goal.y, angle: goal.angle, scale: goal.w / w };
  await Promise.all(
    props.map(({ group }, i) =>
      hand.move({ targets: group, ...ends, delay: i * ms * 0.015, duration: ms * 0.2, ease: "Cubic.In" }),
    ),
  );
  const last = props.at(-1);
  if (last !== undefined) hand.land(last, to);
  for (const prop of props.slice(0, -1)) prop.group.setVisible(false);
}

const open = (
  hand: AnimationContext,
  { group }: MovingCardImages,
  { x, y, angle }: AnchorRect,
  i: number,
  ms: number,
): Promise<void> =>
  hand.move({ targets: group, x, y, angle, scale: 1, delay: i * ms * 0.035, duration: ms * 0.2, ease: "Back.Out" });

/** Position of a card in the arc, which rotates around a point below the stage's middle. @param turn 0 to 1 */
function poseIn(middle: AnchorRect, i: number, count: number, turn: number): AnchorRect {
  const lean = (i - (count - 1) / 2) * 24 + turn * 360;
  const radians = (lean * Math.PI) / 180;
  const reach = middle.w * 1.25;
  return {
    x: middle.x + Math.sin(radians) * reach,
    y: middle.y + middle.w * 0.55 - Math.cos(radians) * reach * 0.72,
    w: middle.w,
    angle: lean,
  };
}
