import { placeLinks } from "../components/stages/chain.ts";
import type { Layout } from "../layout/layout.ts";
import type { AnchorRect } from "./animation-context.ts";

/** Returns the position of a duel card, on the left or on the right. */
export const duelPose = ({ stage, scale }: Layout, side: 0 | 1): AnchorRect => ({
  x: stage.x + stage.w * (side === 0 ? 0.27 : 0.73),
  y: stage.y + stage.h * 0.5,
  w: Math.min(stage.w * 0.24, (stage.h * 0.78) / 1.4, 124 * scale),
  angle: side === 0 ? -6 : 6,
});

/** Returns the positions of the links of a chain. */
export const linkPoses = (
  links: Parameters<typeof placeLinks>[0],
  { stage, scale, kind }: Layout,
): readonly AnchorRect[] =>
  placeLinks(links, { w: stage.w / scale, h: stage.h / scale, kind }).map(({ x, y, card }) => ({
    x: stage.x + x * scale,
    y: stage.y + y * scale,
    w: card * scale,
    angle: -4,
  }));
