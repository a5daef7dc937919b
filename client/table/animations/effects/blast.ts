import type { Anchor } from "../../anchor.ts";
import { palette } from "../../paint/palette.ts";
import { burst, type Pen, write } from "../../paint/pen.ts";
import type { AnchorRect, AnimationContext } from "../animation-context.ts";
import { middleOf, showSize } from "../effect-area.ts";
import type { StepOf } from "../steps.ts";

/** Below panels, counts, ribbon, prompt and hand. */
const depth = 22;
const shardColours = [palette.bomb, palette.orange, palette.now, palette.paper, palette.track];

/** A burst with a shout on the felt, shards and cards flung out, smoke at the seat. */
export async function blast(hand: AnimationContext, { ms, text, cards, seat }: StepOf<"blast">): Promise<void> {
  const at = middleOf(hand);
  if (at === null || hand.over) return;
  const size = showSize(hand);
  const image = hand.paint(size.w, size.h, depth, (pen) => paintBlast(pen, size.w, size.h, text));
  const { scale } = image;
  image.setPosition(at.x, at.y).setScale(scale * 0.15);
  void smoke(hand, seat, ms);
  const prints = shardColours.map((colour) => hand.print(shardSize, shardSize, (pen) => paintShard(pen, colour)));
  for (let i = 0; i < 18; i++) {
    const print = prints[i % prints.length];
    if (print !== undefined) void shard(hand, hand.image(print, depth), at, i, size, ms);
  }
  cards.slice(0, 5).forEach((card, i) => void fling(hand, card, at, i, size, ms));
  await hand.move({ targets: image, scale, duration: ms * 0.18, ease: "Back.Out" });
  await hand.pause(ms * 0.6);
  await hand.move({ targets: image, alpha: 0, duration: ms * 0.2 });
}

function paintBlast(pen: Pen, w: number, h: number, text: string): void {
  const outer = h * 0.43;
  const stretch = Math.min(1.6, (w / h) * 0.95);
  const ring = (share: number, points: number, fill: string) =>
    burst(pen, w / 2, h / 2, { outer: outer * share, inner: outer * share * 0.66, stretch }, points, fill);
  ring(1, 13, palette.bomb);
  ring(0.77, 12, palette.orange);
  ring(0.55, 11, palette.paper);
  pen.translate(w / 2, h / 2);
  pen.rotate((-7 * Math.PI) / 180);
  const size = h * 0.32;
  const style = { size, font: "shout", align: "center", strokeWidth: size * 0.19, maxWidth: w * 0.86 } as const;
  write(pen, text, 5, 7, { ...style, colour: "#B3200F", stroke: "#B3200F" });
  write(pen, text, 0, 0, { ...style, colour: palette.now, stroke: palette.ink });
}

const shardSize = 42;

function paintShard(pen: Pen, colour: string): void {
  const s = shardSize / 3;
  pen.translate(s * 1.5, s * 1.5);
  pen.beginPath();
  pen.moveTo(-s, s * 0.8);
  pen.lineTo(0, -s);
  pen.lineTo(s * 1.1, s * 0.5);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = palette.ink;
  pen.lineJoin = "round";
  pen.stroke();
}

type Picture = ReturnType<AnimationContext["image"]>;
type Size = { readonly w: number; readonly h: number };

async function shard(
  hand: AnimationContext,
  image: Picture,
  at: AnchorRect,
  i: number,
  size: Size,
  ms: number,
): Promise<void> {
  const angle = i * 2.4;
  const reach = 0.42 + ((i * 53) % 17) / 100;
  const goal = { x: at.x + Math.cos(angle) * size.w * reach, y: at.y + Math.sin(angle) * size.h * reach };
  const small = (0.5 + ((i * 29) % 9) / 18) * hand.unit;
  image.setPosition(at.x, at.y).setScale(image.scale * small);
  await hand.move({ targets: image, ...goal, angle: i * 67, duration: ms * 0.3, ease: "Quart.Out" });
  await hand.pause(ms * 0.36);
  await hand.move({ targets: image, alpha: 0, y: goal.y + 30, duration: ms * 0.2 });
}

/** Cards start behind the burst, so that the text stays visible. */
async function fling(
  hand: AnimationContext,
  card: string,
  at: AnchorRect,
  i: number,
  size: Size,
  ms: number,
): Promise<void> {
  const prop = hand.card(card, { ...at, w: 48 * hand.unit, angle: 0 }, depth - 0.5);
  const angle = 0.6 + i * 1.35;
  const goal = { x: at.x + Math.cos(angle) * size.w * 0.43, y: at.y + Math.sin(angle) * size.h * 0.46 };
  await hand.move({ targets: prop.group, ...goal, angle: -30 + i * 24, duration: ms * 0.33, ease: "Quart.Out" });
  await hand.pause(ms * 0.37);
  await hand.move({ targets: prop.group, alpha: 0, duration: ms * 0.18 });
}

async function smoke(hand: AnimationContext, seat: Anchor, ms: number): Promise<void> {
  const at = hand.props.find(seat);
  if (at === null) return;
  for (const [dx, size] of [
    [-20, 60],
    [34, 44],
  ] as const) {
    const image = hand.drawing("smoke", size, 32);
    const { scale } = image;
    image.setPosition(at.x + dx * hand.unit, at.y + 20 * hand.unit).setScale(scale * 0.4);
    const rise = { y: at.y - 6 * hand.unit, scale, alpha: { from: 1, to: 0 } };
    void hand.move({ targets: image, ...rise, duration: ms * 0.92, ease: "Sine.Out" });
  }
}
