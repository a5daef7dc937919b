import { clamp, type Point } from "../../layout/box.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** A drawing pops up, hovers and fades. */
export async function appear(hand: AnimationContext, { ms, drawing, at, size }: StepOf<"appear">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const image = hand.drawing(drawing, size, 103);
  const { scale } = image;
  image
    .setPosition(pose.x, pose.y)
    .setScale(scale * 0.3)
    .setAngle(-10);
  await hand.move({ targets: image, scale, angle: 0, duration: ms * 0.34, ease: "Back.Out" });
  await hand.pause(ms * 0.4);
  await hand.move({ targets: image, alpha: 0, scale: scale * 1.15, duration: ms * 0.26 });
}

/** A drawing travels in an arc and fades as it arrives. */
export async function carry(hand: AnimationContext, { ms, drawing, from, to, size }: StepOf<"carry">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find(to)];
  if (start === null || goal === null || hand.over) return;
  const image = hand.drawing(drawing, size, 104);
  const { scale } = image;
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * 70 * hand.unit;
    image.setPosition(start.x + (goal.x - start.x) * t, y).setScale(scale * (0.6 + Math.sin(t * Math.PI) * 0.6));
    image.setAlpha(Math.min(1, t * 8, (1 - t) * 5));
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms, ease: "Cubic.InOut", onUpdate: put });
}

/** A drawing above an anchor tips over, and tumbles off. */
export async function topple(hand: AnimationContext, { ms, drawing, at, size }: StepOf<"topple">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const image = hand.drawing(drawing, size, 104);
  const top = pose.y - 26 * hand.unit;
  image.setPosition(pose.x, top).setAlpha(0);
  await hand.move({ targets: image, alpha: 1, duration: ms * 0.12 });
  await hand.move({ targets: image, angle: -16, duration: ms * 0.16, ease: "Sine.InOut" });
  await hand.move({ targets: image, angle: 24, x: pose.x + 8 * hand.unit, duration: ms * 0.18, ease: "Sine.InOut" });
  const fall = {
    x: pose.x + 46 * hand.unit,
    y: top + 110 * hand.unit,
    angle: 200,
    alpha: { value: 0, ease: "Quint.In" },
  };
  await hand.move({ targets: image, ...fall, duration: ms * 0.54, ease: "Quad.In" });
}

/** Scissors come in from the right, close on a fuse, and its spark dies. */
export async function snip(hand: AnimationContext, { ms }: StepOf<"snip">): Promise<void> {
  const at = hand.props.find("stage");
  if (at === null || hand.over) return;
  const unit = hand.unit;
  const spark = hand.drawing("spark", 56, 103);
  const blades = ["scissors-lower", "scissors-upper"].map((name) => hand.drawing(name, 140, 104));
  spark.setPosition(at.x - 8 * unit, at.y - 52 * unit);
  const open = 16;
  for (const [i, blade] of blades.entries())
    blade.setPosition(at.x + 120 * unit, at.y - 52 * unit).setAngle(i === 0 ? -open : open);
  await hand.move({ targets: blades, x: at.x + 40 * unit, duration: ms * 0.36, ease: "Quad.Out" });
  await hand.move({ targets: blades, angle: 0, duration: ms * 0.16, ease: "Quad.In" });
  const fall = { y: at.y + 10 * unit, scale: 0, angle: 90 } as const;
  await hand.move({ targets: spark, ...fall, duration: ms * 0.28, ease: "Quad.In" });
  await hand.move({ targets: blades, alpha: 0, duration: ms * 0.2 });
}

/** A card shrinks into a box, the lid shuts, and the box goes into the pile. The animation is equal for all slots. */
export async function box(hand: AnimationContext, { ms, card, from }: StepOf<"box">): Promise<void> {
  const start = hand.props.find(from);
  const pile = hand.props.find("pile");
  if (start === null || pile === null || hand.over) return;
  const { group } = hand.card(card, { ...start, angle: 0 }, 102);
  const crate = hand.drawing("box", 92, 103);
  const { scale } = crate;
  const low = start.y + 30 * hand.unit;
  crate.setPosition(start.x, low).setScale(0);
  void hand.move({ targets: crate, scale, duration: ms * 0.3, ease: "Back.Out" });
  await hand.move({ targets: group, scale: 0.1, y: low, duration: ms * 0.36, ease: "Cubic.In" });
  group.setVisible(false);
  await hand.move({ targets: crate, scaleY: scale * 0.86, duration: ms * 0.07, yoyo: true });
  const goal = { x: pile.x, y: pile.y, scale: scale * 0.5 };
  await hand.move({ targets: crate, ...goal, duration: ms * 0.4, ease: "Cubic.InOut" });
  await hand.move({ targets: crate, alpha: 0, duration: ms * 0.1 });
}

/** The wax seal of a letter breaks in two. */
export async function unseal(hand: AnimationContext, { ms, at }: StepOf<"unseal">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const { drawings } = hand.props;
  const w = Math.max(46 * hand.unit, pose.w * 0.44);
  const halves = ([-1, 1] as const).map((side) => {
    const half = hand.paint(w, w, 104, (pen) => {
      pen.beginPath();
      const edge = side < 0 ? 0 : w;
      pen.moveTo(edge, 0);
      for (const [x, y] of [
        [0.52, 0],
        [0.42, 0.35],
        [0.58, 0.6],
        [0.48, 1],
      ] as const)
        pen.lineTo(w * x, w * y);
      pen.lineTo(edge, w);
      pen.closePath();
      pen.clip();
      drawings.draw(pen, "fx/wax-seal", w / 2, w / 2, w);
    });
    return { half: half.setPosition(pose.x, pose.y), side };
  });
  await hand.pause(ms * 0.25);
  const falls = halves.map(({ half, side }) => {
    const fall = { x: pose.x + side * w * 0.5, y: pose.y + w * 0.5, angle: side * 40, alpha: 0 };
    return hand.move({ targets: half, ...fall, duration: ms * 0.75, ease: "Quad.In" });
  });
  await Promise.all(falls);
}

/** Above the piles, below panels, counts, ribbon and prompt. */
const depth = 24;
const drawing = "bolt-arrow";

/** Maximum length of the arrow, in units. It flies the rest of a longer path. */
const longest = 260;

/** A jagged arrow shoots over the felt from one anchor to another and stays at its goal briefly. */
export async function aim(hand: AnimationContext, { ms, from, to }: StepOf<"aim">): Promise<void> {
  const [away, there] = [hand.props.find(from), hand.props.find(to)];
  const { drawings } = hand.props;
  if (away === null || there === null || hand.over) return;
  const [start, goal] = [onFelt(hand, away), onFelt(hand, there)];
  const way = Math.hypot(goal.x - start.x, goal.y - start.y);
  const angle = Math.atan2(goal.y - start.y, goal.x - start.x);
  const length = clamp(way, 90 * hand.unit, longest * hand.unit);
  const h = Math.min(length / 2, 110 * hand.unit);
  const image = hand.paint(length, h, depth, (pen) => {
    pen.scale(1, h / (length / 2));
    drawings.draw(pen, `fx/${drawing}`, length / 2, length / 4, length);
  });
  const { scaleX, scaleY } = image;
  image
    .setPosition(start.x, start.y)
    .setRotation(angle)
    .setScale(scaleX * 0.1, scaleY * 0.6);
  const back = Math.min(length, way) / 2;
  const middle = { x: goal.x - Math.cos(angle) * back, y: goal.y - Math.sin(angle) * back };
  await hand.move({ targets: image, ...middle, scaleX, scaleY, duration: ms * 0.34, ease: "Back.Out" });
  await hand.pause(ms * 0.44);
  await hand.move({ targets: image, alpha: 0, duration: ms * 0.22 });
}

/** Returns the point of the felt nearest to a seat, so that the arrow never covers panels, prompt or hand. */
function onFelt(hand: AnimationContext, { x, y }: Point): Point {
  const { felt, prompt, ribbon } = hand.props.layout();
  const edge = 36 * hand.unit;
  const top = ribbon === null ? felt.y : ribbon.y;
  const bottom = Math.min(felt.y + felt.h, prompt.y > felt.y + edge * 3 ? prompt.y : Number.POSITIVE_INFINITY);
  return {
    x: Math.min(Math.max(x, felt.x + edge), felt.x + felt.w - edge),
    y: Math.min(Math.max(y, top + edge), bottom - edge),
  };
}

/** Above the stage and its cards. */
const fireDepth = 42;

/** Flames climb over the card on the stage, brighter and brighter. */
export async function burn(hand: AnimationContext, { ms }: StepOf<"burn">): Promise<void> {
  const at = hand.props.find("stage");
  if (at === null || hand.over) return;
  const glow = hand.paint(at.w * 3, at.w * 3, fireDepth - 1, (pen) => {
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
    const image = hand.drawing("flames", size * (0.7 + i * 0.08), fireDepth + i * 0.1);
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
