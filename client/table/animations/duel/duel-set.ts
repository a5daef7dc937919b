import { clipHalf, paintArena } from "../../components/stages/duel.ts";
import { paintMood } from "../../paint/mood.ts";
import { palette } from "../../paint/palette.ts";
import { type Pen, paintDisc, paintRays } from "../../paint/pen.ts";
import { duelPose } from "../anchor-registry.ts";
import type { AnchorRect, AnimatedImage, AnimationContext, MovingCardImages } from "../animation-context.ts";
import type { Fate, Fighter } from "../steps.ts";

export type Side = 0 | 1;

export const sides = [0, 1] as const;

/**
 * The shade lies above the felt and the stage. The arena lies above the ribbon and the labels, and below the prompt.
 */
const depths = { dark: 27, arena: 42, face: 43.5 } as const;

export const cardDepth = 42.5;

/** Creates the darkened table, the two halves, and a portrait at either edge, all still invisible. */
export function stageOf(hand: AnimationContext, fighters: readonly [Fighter, Fighter]) {
  const { stage, width, height } = hand.props.layout();
  const dark = hand
    .paint(4, 4, depths.dark, (pen) => {
      pen.fillStyle = palette.shade;
      pen.fillRect(0, 0, 4, 4);
    })
    .setPosition(width / 2, height / 2)
    .setDisplaySize(width * 1.3, height * 1.3)
    .setAlpha(0);
  const arena = hand
    .paint(stage.w, stage.h + 8 * hand.unit, depths.arena, (pen) => {
      pen.scale(hand.unit, hand.unit);
      paintArena(pen, { w: stage.w / hand.unit, h: stage.h / hand.unit });
    })
    .setPosition(stage.x + stage.w / 2, stage.y + stage.h / 2 + 4 * hand.unit)
    .setAlpha(0);
  const faces = sides.map((side) => faceOf(hand, fighters[side].avatar, side));
  return { dark, arena, faces };
}

function faceOf(hand: AnimationContext, avatar: string, side: Side): AnimatedImage {
  const { stage } = hand.props.layout();
  const w = Math.min(62 * hand.unit, stage.h * 0.3);
  return hand
    .paint(w * 2, w * 2, depths.face, (pen) => {
      paintDisc(pen, w, w, w / 2, palette.ink);
      hand.props.drawings.draw(pen, `avatars/${avatar}`, w, w, w * 0.92);
      pen.translate(w, w);
      pen.scale(w / 100, w / 100);
      paintMood(pen, avatar, "angry");
    })
    .setPosition(stage.x + stage.w * (side === 0 ? 0.05 : 0.95), stage.y + stage.h - w * 0.42)
    .setAlpha(0);
}

/** Returns the position of a side's card. */
export const poseOf = (hand: AnimationContext, side: Side): AnchorRect => duelPose(hand.props.layout(), side);

/** Behind the cards; halo and flames are in front of them. */
const depth = 42.2;

/**
 * Shows the effect of the turned card on its half of the stage. @returns the new pictures, which animate themselves.
 */
export function fateOf(
  hand: AnimationContext,
  prop: MovingCardImages,
  side: Side,
  fate: Fate,
  ms: number,
): readonly AnimatedImage[] {
  if (hand.over) return [];
  switch (fate) {
    case "stays":
      return [];
    case "sinks":
      sink(hand, prop, ms);
      return [];
    case "glows":
      return [half(hand, side, ms, paintLight), halo(hand, side, ms)];
    case "burns":
      return [half(hand, side, ms, paintHeat), ...flames(hand, side, ms)];
  }
}

function sink(hand: AnimationContext, { group, width }: MovingCardImages, ms: number): void {
  const fall = { y: `+=${width * 0.2}`, angle: "+=14", alpha: 0.45 } as const;
  void hand.move({ targets: group, ...fall, duration: ms, ease: "Quad.In" });
}

type Painter = (pen: Pen, x: number, w: number, h: number) => void;

/** Changes the light of one half of the stage. */
function half(hand: AnimationContext, side: Side, ms: number, paint: Painter): AnimatedImage {
  const { stage } = hand.props.layout();
  const picture = hand.paint(stage.w, stage.h, depth, (pen) => {
    clipHalf(pen, stage, hand.unit, side);
    paint(pen, poseOf(hand, side).x - stage.x, stage.w, stage.h);
  });
  picture.setPosition(stage.x + stage.w / 2, stage.y + stage.h / 2).setAlpha(0);
  void hand.move({ targets: picture, alpha: 1, duration: ms * 0.5, ease: "Sine.Out" });
  return picture;
}

function paintLight(pen: Pen, x: number, w: number, h: number): void {
  const light = pen.createRadialGradient(x, h * 0.45, h * 0.1, x, h * 0.45, h);
  light.addColorStop(0, "#FFF6D0");
  light.addColorStop(0.45, "#FFD966");
  light.addColorStop(1, "#E8A92E");
  pen.fillStyle = light;
  pen.fillRect(0, 0, w, h);
  paintRays(pen, x, h * 0.45, w, 14, "rgba(255,255,255,0.4)", 0.1);
}

function paintHeat(pen: Pen, x: number, w: number, h: number): void {
  const heat = pen.createLinearGradient(0, 0, 0, h);
  heat.addColorStop(0, "#3A0712");
  heat.addColorStop(0.6, "#A3141C");
  heat.addColorStop(1, palette.bomb);
  pen.fillStyle = heat;
  pen.fillRect(0, 0, w, h);
  paintRays(pen, x, h * 1.1, w, 16, "rgba(255,159,28,0.3)", 0.05);
}

/** A halo comes down over the card. */
function halo(hand: AnimationContext, side: Side, ms: number): AnimatedImage {
  const { x, y, w } = poseOf(hand, side);
  const picture = hand.drawing("halo", (w / hand.unit) * 0.8, depth + 0.6);
  const top = y - w * 0.82;
  picture.setPosition(x, top - 40 * hand.unit).setAlpha(0);
  void hand.move({ targets: picture, y: top, alpha: 1, duration: ms, ease: "Back.Out" });
  return picture;
}

/** Flames lick up along the lower edge, in front of the card. */
function flames(hand: AnimationContext, side: Side, ms: number): readonly AnimatedImage[] {
  const { stage } = hand.props.layout();
  const [from, w] = [stage.x + (side === 0 ? 0.015 : 0.5) * stage.w, stage.w * 0.485];
  const size = (w * 0.42) / hand.unit;
  return [0, 1, 2, 3].map((i) => {
    const flame = hand.drawing("flames", size, depth + 0.5 + (i % 2) * 0.1).setOrigin(0.5, 1);
    const { scale } = flame;
    flame.setPosition(from + w * (0.17 + i * 0.22), stage.y + stage.h - 2 * hand.unit);
    flame.setScale(scale, 0).setFlipX(i % 2 === 1);
    const high = scale * (1.15 - (i % 2) * 0.3);
    void hand
      .move({ targets: flame, scaleY: high, duration: ms * (0.4 + i * 0.08), ease: "Back.Out" })
      .then(() => hand.move({ targets: flame, scaleY: high * 0.78, duration: 130 + i * 20, yoyo: true, repeat: 2 }));
    return flame;
  });
}
