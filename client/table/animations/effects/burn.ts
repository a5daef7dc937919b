import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** Above the stage and its cards. */
const depth = 42;

/** Flames climb over the card on the stage, brighter and brighter. */
export async function burn(hand: AnimationContext, { ms }: StepOf<"burn">): Promise<void> {
  const at = hand.props.find("stage");
  if (at === null || hand.over) return;
  const glow = hand.paint(at.w * 3, at.w * 3, depth - 1, (pen) => {
    const light = pen.createRadialGradient(at.w * 1.5, at.w * 1.5, at.w * 0.2, at.w * 1.5, at.w * 1.5, at.w * 1.5);
    light.addColorStop(0, "rgba(255,170,40,0.9)");
    light.addColorStop(1, "rgba(255,75,43,0)");
    pen.fillStyle = light;
    pen.fillRect(0, 0, at.w * 3, at.w * 3);
  });
  glow.setPosition(at.x, at.y).setAlpha(0);
  void hand.move({ targets: glow, alpha: 1, duration: ms, ease: "Quad.In" });
  const size = at.w / hand.unit;
  const flames = [-0.34, 0.34, 0, -0.16, 0.18].map((dx, i) => {
    const image = hand.drawing("flames", size * (0.7 + i * 0.08), depth + i * 0.1);
    const { scale } = image;
    const foot = at.y + at.w * (0.62 - i * 0.12);
    image.setPosition(at.x + dx * at.w, foot).setScale(scale * 0.2);
    const grow = { y: foot - at.w * 0.22, scale: scale * (1 + i * 0.06), angle: dx * 20 };
    const climb = hand.pause(i * ms * 0.11).then(() => hand.move({ targets: image, ...grow, duration: ms * 0.5 }));
    return { image, climb };
  });
  await Promise.all(flames.map(({ climb }) => climb));
  // The card and its flames disappear.
  if (!hand.over) for (const picture of [glow, ...flames.map(({ image }) => image)]) picture.setVisible(false);
}
