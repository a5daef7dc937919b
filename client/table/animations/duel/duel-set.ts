import { paintArena } from "../../components/stages/arena.ts";
import { paintMood } from "../../paint/mood.ts";
import { palette } from "../../paint/palette.ts";
import { paintDisc } from "../../paint/pen.ts";
import type { AnchorRect, AnimationContext } from "../animation-context.ts";
import { duelPose } from "../duel-and-chain-poses.ts";
import type { Fighter } from "../steps.ts";

export type Side = 0 | 1;
export type Picture = ReturnType<AnimationContext["image"]>;

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

function faceOf(hand: AnimationContext, avatar: string, side: Side): Picture {
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
