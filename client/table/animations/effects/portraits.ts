import { paintMood } from "../../paint/mood.ts";
import { palette } from "../../paint/palette.ts";
import { paintDisc } from "../../paint/pen.ts";
import type { AnchorRect, AnimatedImage, AnimationContext } from "../animation-context.ts";
import type { Mood, StepOf } from "../steps.ts";
import { punch, shake } from "./table-moves.ts";

/** Above all other objects of the table. */
const depth = 105;

/** A cat is launched: it crouches, then flies out of the top of the window with a trail of smoke. */
export async function launch(hand: AnimationContext, { ms, avatar, at }: StepOf<"launch">): Promise<void> {
  const start = hand.props.find(at);
  if (start === null || hand.over) return;
  const { width } = hand.props.layout();
  const cat = portrait(hand, avatar, start.w * 1.3, depth);
  cat.setPosition(start.x, start.y);
  const { scale } = cat;
  const side = start.x < width / 2 ? 1 : -1;
  await hand.move({ targets: cat, scaleY: scale * 0.7, y: start.y + start.w * 0.15, duration: ms * 0.14 });
  for (let i = 0; i < 3; i += 1) void puff(hand, start.x, start.y, i, ms);
  const gone = { x: start.x + side * width * 0.14, y: -start.w * 2, angle: side * 900 };
  await hand.move({ targets: cat, ...gone, scale: scale * 1.7, duration: ms * 0.86, ease: "Cubic.In" });
  cat.setVisible(false);
}

/** A portrait in its ring, `w` CSS pixels wide. */
export const portrait = (hand: AnimationContext, avatar: string, w: number, z: number): AnimatedImage =>
  hand.paint(w, w, z, (pen) => {
    paintDisc(pen, w / 2, w / 2, w / 2, palette.ink);
    hand.props.drawings.draw(pen, `avatars/${avatar}`, w / 2, w / 2, w * 0.92);
  });

async function puff(hand: AnimationContext, x: number, y: number, i: number, ms: number): Promise<void> {
  await hand.pause(ms * 0.09 * i);
  if (hand.over) return;
  const image = hand.drawing("smoke", 54 - i * 8, depth - 1);
  const { scale } = image;
  image.setPosition(x + (i - 1) * 18 * hand.unit, y - i * 14 * hand.unit).setScale(scale * 0.4);
  await hand.move({ targets: image, y: `-=${34 * hand.unit}`, scale, alpha: { from: 1, to: 0 }, duration: ms * 0.8 });
}

/** Stages of the climb: height above the ground in widths of the portrait, and angle. */
const heaves = [
  { height: 0.1, angle: -14 },
  { height: 0.4, angle: 12 },
  { height: 0.75, angle: 0 },
] as const;

/** Dirt bursts below a portrait, a paw comes up and grabs hold, the cat climbs out, and the panel jumps. */
export async function unearth(hand: AnimationContext, { ms, seat, avatar, at }: StepOf<"unearth">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || hand.over) return;
  const { x, y, w } = pose;
  const ground = y + w * 0.6;
  const cat = portrait(hand, avatar, w * 1.15, 103);
  const paw = hand.drawing("paw-swipe", (w * 0.95) / hand.unit, 103.5);
  const dirt = hand.drawing("dirt", (w * 2) / hand.unit, 104).setOrigin(0.5, 0.8);
  const { scale } = dirt;
  dirt.setPosition(x, ground).setScale(scale * 0.2);
  paw
    .setPosition(x + w * 0.5, ground + w * 0.5)
    .setAngle(38)
    .setAlpha(0);
  cat.setPosition(x, ground + w * 0.5).setAlpha(0);
  void shake(hand, { kind: "shake", ms: 200, strength: 4 });
  await hand.move({ targets: dirt, scale, duration: ms * 0.14, ease: "Back.Out" });
  paw.setAlpha(1);
  await hand.move({ targets: paw, y: ground - w * 0.7, angle: 20, duration: ms * 0.17, ease: "Back.Out" });
  await hand.move({ targets: paw, y: ground - w * 0.35, angle: 60, duration: ms * 0.1, ease: "Quad.In" });
  cat.setAlpha(1);
  for (const { height, angle } of heaves)
    await hand.move({ targets: cat, y: ground - height * w, angle, duration: ms * 0.11, ease: "Back.Out" });
  void punch(hand, { kind: "punch", ms: ms * 0.2, at: seat });
  void hand.move({ targets: [paw, dirt], alpha: 0, y: `+=${w * 0.3}`, duration: ms * 0.2 });
  await hand.move({ targets: cat, y, duration: ms * 0.1, ease: "Quad.In" });
  await hand.pause(ms * 0.16);
}

const radius = 26;

/** The yellow ring of the player on turn jumps from one seat to the next and widens there. */
export async function hop(hand: AnimationContext, { ms, from, to }: StepOf<"hop">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find(to)];
  if (start === null || goal === null || hand.over) return;
  const r = radius * hand.unit;
  const ring = hand.paint(r * 2.4, r * 2.4, 103, (pen) => {
    for (const [width, colour] of [
      [r * 0.46, palette.ink],
      [r * 0.26, palette.now],
    ] as const) {
      pen.beginPath();
      pen.arc(r * 1.2, r * 1.2, r * 0.9, 0, 2 * Math.PI);
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.stroke();
    }
    paintDisc(pen, r * 1.2, r * 1.2, r * 0.14, palette.now);
  });
  const { scale } = ring;
  const leap = Math.min(90 * hand.unit, Math.hypot(goal.x - start.x, goal.y - start.y) * 0.3);
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * leap;
    ring.setPosition(start.x + (goal.x - start.x) * t, y).setScale(scale * (0.7 + t * 0.3));
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms * 0.68, ease: "Sine.InOut", onUpdate: put });
  await hand.move({ targets: ring, scale: scale * 1.9, alpha: 0, duration: ms * 0.32, ease: "Quad.Out" });
}

/** Above the win stage, below the buttons. */
const bowDepth = 104;

/** A pose of a bow: offset in shares of the portrait's width, angle in degrees, and share of its height. */
interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  readonly tall?: number;
}

/** Styles of a bow as poses; each ends upright. */
const ways: readonly (readonly Pose[])[] = [
  // A deep bow, and another.
  [{ angle: 24, y: 0.12 }, { angle: 24, y: 0.12 }, {}, { angle: -14, y: 0.08 }, {}],
  // A pirouette.
  [{ y: -0.1 }, { angle: 360, y: -0.14 }, { angle: 360, y: 0.06, tall: 0.86 }, { angle: 360 }],
  // Two hops.
  [{ tall: 0.8, y: 0.1 }, { tall: 1.12, y: -0.34 }, { tall: 0.84, y: 0.08 }, { tall: 1.1, y: -0.26 }, {}],
  // Kisses to both sides.
  [{ x: -0.2, angle: -16 }, { x: -0.2, angle: -16 }, { x: 0.2, angle: 16 }, { x: 0.2, angle: 16 }, {}],
];

/** The winner's portrait leaves its seat, lands on the felt and takes its bow. */
export async function bow(hand: AnimationContext, { ms, avatar, from }: StepOf<"bow">): Promise<void> {
  const [start, goal] = [hand.props.find(from), hand.props.find("winner")];
  if (start === null || goal === null || hand.over) return;
  const cat = portrait(hand, avatar, goal.w, bowDepth);
  const { scale } = cat;
  cat.setPosition(start.x, start.y).setScale((scale * start.w) / goal.w);
  const come = { x: goal.x, y: goal.y, scale, angle: { from: -20, to: 0 } };
  await hand.move({ targets: cat, ...come, duration: ms * 0.28, ease: "Back.Out" });
  const poses = ways[number(avatar) % ways.length] ?? [];
  for (const pose of poses) {
    await hand.move({
      targets: cat,
      ...at(goal, pose, scale),
      duration: (ms * 0.72) / poses.length,
      ease: "Sine.InOut",
    });
  }
}

const at = (goal: AnchorRect, { x = 0, y = 0, angle = 0, tall = 1 }: Pose, scale: number) => ({
  x: goal.x + x * goal.w,
  y: goal.y + y * goal.w,
  angle,
  scaleX: scale / Math.sqrt(tall),
  scaleY: scale * tall,
});

/** Number of a cat from its drawing's name ("07"); it selects the style. */
const number = (avatar: string): number => [...avatar].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Above panels, below the prompt and its controls. */
const moodDepth = 44.5;

/** Enlargement of a portrait. It must always hide the portrait on the panel, however it moves. */
const forward = 1.28;

interface Jerk {
  /** In shares of the portrait's width, and degrees. */
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  /** Share of its height; its width shrinks accordingly. */
  readonly stretch?: number;
}

/** Movements of a portrait for each mood, in sequence. */
const jerks: Readonly<Record<Mood, readonly Jerk[]>> = {
  angry: [{ x: -0.05 }, { x: 0.06, angle: 3 }, { x: -0.06, angle: -3 }, { x: 0.05 }, { x: -0.03 }, { y: 0.03 }],
  shocked: [{ y: -0.12, stretch: 1.14 }, { stretch: 0.88 }, { y: -0.05, stretch: 1.05 }, { stretch: 0.97 }, {}],
  smug: [{ angle: 9, y: -0.02 }, { angle: 6 }, { angle: 10, y: -0.03 }, { angle: 7 }],
  sweating: [
    { x: -0.02 },
    { x: 0.02 },
    { x: -0.03 },
    { x: 0.03 },
    { x: -0.04 },
    { x: 0.04 },
    { x: -0.04 },
    { x: 0.04 },
  ],
  relieved: [{ stretch: 1.08, y: -0.03 }, { stretch: 0.9, y: 0.04 }, { stretch: 0.94, y: 0.03 }, {}],
};

/** A portrait comes forward, makes a face, and goes back. */
export async function mood(hand: AnimationContext, { ms, mood: felt, at }: StepOf<"mood">): Promise<void> {
  const pose = hand.props.find(at);
  if (pose === null || pose.drawing === undefined || hand.over) return;
  const { drawing } = pose;
  const side = pose.w * 2;
  const portrait = hand.paint(side, side, moodDepth, (pen) => {
    paintDisc(pen, pose.w, pose.w, pose.w / 2, palette.ink);
    hand.props.drawings.draw(pen, `avatars/${drawing}`, pose.w, pose.w, pose.w * 0.92);
    pen.translate(pose.w, pose.w);
    pen.scale(pose.w / 100, pose.w / 100);
    paintMood(pen, drawing, felt);
  });
  const { scale } = portrait;
  portrait.setPosition(pose.x, pose.y);
  await hand.move({ targets: portrait, scale: scale * forward, duration: ms * 0.14, ease: "Back.Out" });
  for (const { x = 0, y = 0, angle = 0, stretch = 1 } of jerks[felt])
    await hand.move({
      targets: portrait,
      x: pose.x + x * pose.w,
      y: pose.y + y * pose.w,
      angle,
      scaleX: (scale * forward) / stretch,
      scaleY: scale * forward * stretch,
      duration: (ms * 0.68) / jerks[felt].length,
      ease: "Sine.InOut",
    });
  const home = { x: pose.x, y: pose.y, angle: 0, scale };
  await hand.move({ targets: portrait, ...home, duration: ms * 0.12, ease: "Sine.In" });
  if (portrait.active) await hand.move({ targets: portrait, alpha: 0, duration: ms * 0.06 });
}
