import type { AnimationContext } from "../animation-context.ts";
import { orbiting, orbitPose } from "../orbit.ts";
import type { StepOf } from "../steps.ts";
import { shake } from "./table-moves.ts";

/** All backs freeze in place with a flash, then snap into the pile. */
export async function halt(hand: AnimationContext, { ms }: StepOf<"halt">): Promise<void> {
  const pile = hand.props.find("pile");
  if (pile === null || hand.over) return;
  const turn = hand.props.takeRing();
  const backs = Array.from({ length: orbiting }, () => hand.card(null, { ...pile, w: pile.w * 0.46 }, 15));
  const put = (reach: number) =>
    backs.forEach(({ group }, i) => {
      const at = orbitPose(i, turn, reach);
      group.setPosition(pile.x + at.x * pile.w, pile.y + at.y * pile.w).setAngle(at.angle * reach);
      group.setScale(at.size / 0.46).setDepth(at.front ? 16 : 14);
    });
  put(1);
  flash(hand);
  void shake(hand, { kind: "shake", ms: 220, strength: 8 });
  await hand.pause(ms * 0.56);
  const ring = { reach: 1 };
  const snap = { targets: ring, reach: 0, duration: ms * 0.3, ease: "Back.In" };
  await hand.move({ ...snap, onUpdate: () => put(Math.max(0, ring.reach)) });
  hand.props.sound("settle");
  for (const { group } of backs) group.setVisible(false);
  await hand.pause(ms * 0.14);
}

/** Shows one white frame over the felt, which fades. */
function flash(hand: AnimationContext): void {
  const { felt } = hand.props.layout();
  const light = hand.paint(felt.w, felt.h, 27, (pen) => {
    pen.fillStyle = "#FFFFFF";
    pen.beginPath();
    pen.roundRect(0, 0, felt.w, felt.h, felt.radius);
    pen.fill();
  });
  light.setPosition(felt.x + felt.w / 2, felt.y + felt.h / 2).setAlpha(0.85);
  void hand.move({ targets: light, alpha: 0, duration: 200, ease: "Quad.Out" });
}
