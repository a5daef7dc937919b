import { palette } from "../../paint/palette.ts";
import type { Pen } from "../../paint/pen.ts";
import type { AnimationContext } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";

/** An object jumps in size once. */
export async function punch(hand: AnimationContext, { ms, at }: StepOf<"punch">): Promise<void> {
  const image = hand.props.image(at);
  if (image === undefined || hand.over) return;
  const scale = 1 / hand.props.ratio();
  await hand.move({ targets: image, scale: scale * 1.12, duration: ms * 0.36, ease: "Sine.Out" });
  if (image.active) await hand.move({ targets: image, scale, duration: ms * 0.64, ease: "Back.Out" });
  if (image.active) image.setScale(scale);
}

/** The pile trembles evenly, so that the position of a change in it stays secret. */
export async function wobble(hand: AnimationContext, { ms }: StepOf<"wobble">): Promise<void> {
  const image = hand.props.image("pile");
  if (image === undefined || hand.over) return;
  const angles = [-4, 4, -3, 3, -1.5, 0];
  for (const angle of angles) {
    if (!image.active) return;
    await hand.move({ targets: image, angle, duration: ms / angles.length, ease: "Sine.InOut" });
  }
  if (image.active) image.setAngle(0);
}

/** The whole canvas shakes and returns to its position. */
export async function shake(hand: AnimationContext, { ms, strength }: StepOf<"shake">): Promise<void> {
  if (hand.over) return;
  const { board } = hand.props;
  const offset = { x: 0, y: 0 };
  for (const [dx, dy] of [
    [1, -0.6],
    [-0.8, 0.7],
    [0.5, 0.4],
    [-0.3, -0.2],
  ] as const) {
    const onUpdate = () => board.shift(offset.x, offset.y);
    await hand.move({ targets: offset, x: dx * strength, y: dy * strength, duration: ms / 4, onUpdate });
  }
  board.shift(0, 0);
}

/** Position of a back on its orbit, from the middle of the draw pile, in widths of the pile's card. */
export interface OrbitPose {
  readonly x: number;
  readonly y: number;
  /** Size of the back, in widths of the pile's card. Backs in front are larger. */
  readonly size: number;
  readonly angle: number;
  /** Whether it passes in front of the pile. */
  readonly front: boolean;
}

/** Number of circling backs, for any size of the pile. */
export const orbiting = 10;

/**
 * @param i index of the back, from 0
 * @param turn rotation of the whole ring, in full turns
 * @param reach 1, or less as the ring closes
 */
export function orbitPose(i: number, turn: number, reach = 1): OrbitPose {
  const way = ((i / orbiting + turn) % 1) * 2 * Math.PI;
  const [x, y] = [Math.cos(way), Math.sin(way)];
  return { x: x * 0.93 * reach, y: y * 0.52 * reach, size: 0.41 + y * 0.08, angle: x * 12, front: y > 0 };
}

/** Number of backs that riffle over the pile at a time. */
export const riffling = 4;

/** Returns the pose of a back that leaps over the pile from side to side, several times a turn. */
export function rifflePose(i: number, turn: number): OrbitPose {
  const way = (turn * 2 + i / riffling) % 1;
  const side = i % 2 === 0 ? 1 : -1;
  const x = (way - 0.5) * 1.3 * side;
  return { x, y: -0.28 - Math.sin(way * Math.PI) * 0.62, size: 0.4, angle: (way - 0.5) * 150 * side, front: true };
}

/** Speed of the ring. @param passed elapsed share of the clock, 0 to 1. */
export const turnsPerSecond = (passed: number): number => 0.3 + 1.9 * passed ** 1.6;

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

/** Backs leave the pile, circle it once, and snap back into it. */
export async function whirl(hand: AnimationContext, { ms }: StepOf<"whirl">): Promise<void> {
  const pile = hand.props.find("pile");
  if (pile === null || hand.over) return;
  const backs = Array.from({ length: orbiting }, () => hand.card(null, { ...pile, w: pile.w * 0.46 }, 15));
  const way = { done: 0 };
  const put = () => {
    const reach = Math.min(1, way.done * 5, (1 - way.done) * 6);
    backs.forEach(({ group }, i) => {
      const at = orbitPose(i, way.done * 1.3, reach);
      group.setPosition(pile.x + at.x * pile.w, pile.y + at.y * pile.w).setAngle(at.angle);
      group.setScale(at.size / 0.46).setDepth(at.front ? 16 : 14);
    });
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms, ease: "Sine.InOut", onUpdate: put });
}

const colours = ["#FF4B2B", "#FFC93C", "#12B5A5", "#F25CA2", "#8C5BE8", "#9BD531", "#FFF4DF", "#3AA7F0"];
const pieces = 80;
const side = 14;
/** Above the hand, below lifted cards. */
const depth = 101;

/** Paper falls over the window, the hand included. */
export async function confetti(hand: AnimationContext, { ms }: StepOf<"confetti">): Promise<void> {
  if (hand.over) return;
  const { width, height } = hand.props.layout();
  const prints = colours.map((colour) => hand.print(side * 2.4, side * 1.8, (pen) => paintPaper(pen, colour)));
  const falls = Array.from({ length: pieces }, (_, i) => {
    const print = prints[i % prints.length];
    if (print === undefined) return undefined;
    const image = hand.image(print, depth);
    const x = (i * 173.3) % width;
    image.setScale(image.scale * hand.unit * (0.45 + (i % 4) * 0.15));
    image.setPosition(x, -20 - ((i * 61) % 240)).setAngle(i * 47);
    const fall = { x: x + ((i * 37) % 80) - 40, y: height * (0.35 + ((i * 29) % 64) / 100), angle: i * 47 + 300 };
    return hand.move({ targets: image, ...fall, duration: ms * (0.64 + ((i * 53) % 36) / 100), ease: "Sine.Out" });
  });
  await Promise.all(falls);
}

function paintPaper(pen: Pen, colour: string): void {
  pen.beginPath();
  pen.roundRect(side * 0.3, side * 0.3, side * 1.8, side * 1.1, 2);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = palette.ink;
  pen.stroke();
}
