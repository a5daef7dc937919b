import { palette } from "../../paint/palette.ts";
import { burst, type Pen, writeShout } from "../../paint/pen.ts";
import {
  type AnchorRect,
  type AnimatedImage,
  type AnimationContext,
  middleOf,
  showSize,
} from "../animation-context.ts";
import type { Anchor, StepOf } from "../steps.ts";

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
  writeShout(pen, text, { size: h * 0.32, maxWidth: w * 0.86, colour: palette.now, shadow: "#B3200F" });
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

type Size = { readonly w: number; readonly h: number };

async function shard(
  hand: AnimationContext,
  image: AnimatedImage,
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

/** Below panels, counts, ribbon, prompt and hand. */
const infernoDepth = 22;

/** Flames shoot up from below, a trident strikes through them, a shout rises, and cards fall into the fire. */
export async function inferno(hand: AnimationContext, { ms, text, cards, seat }: StepOf<"inferno">): Promise<void> {
  const at = middleOf(hand);
  if (at === null || hand.over) return;
  const size = showSize(hand);
  const foot = at.y + size.h * 0.46;
  const heat = hand.paint(size.w, size.h, infernoDepth, (pen) => paintHeat(pen, size.w, size.h));
  heat.setPosition(at.x, at.y).setAlpha(0);
  void hand.move({ targets: heat, alpha: 1, duration: ms * 0.14 });
  const fire = flames(hand, { x: at.x, y: foot, w: size.w }, ms);
  void strike(hand, at, size.h, ms);
  void scorch(hand, seat, ms);
  cards.slice(0, 5).forEach((card, i) => void fall(hand, card, { ...at, y: foot }, i, size, ms));
  const shout = hand.paint(size.w, size.h * 0.6, infernoDepth + 4, (pen) =>
    paintShout(pen, text, size.w, size.h * 0.6),
  );
  const { scale } = shout;
  shout
    .setPosition(at.x, at.y + size.h * 0.2)
    .setScale(scale * 0.4)
    .setAlpha(0);
  await hand.pause(ms * 0.16);
  await hand.move({ targets: shout, y: at.y + size.h * 0.06, alpha: 1, scale, duration: ms * 0.16, ease: "Back.Out" });
  await hand.pause(ms * 0.48);
  await hand.move({ targets: [shout, heat, ...fire], alpha: 0, duration: ms * 0.2 });
}

function paintHeat(pen: Pen, w: number, h: number): void {
  const heat = pen.createRadialGradient(w / 2, h, h * 0.1, w / 2, h, Math.max(h, w / 2));
  heat.addColorStop(0, "rgba(255,75,43,0.95)");
  heat.addColorStop(0.5, "rgba(163,20,28,0.8)");
  heat.addColorStop(1, "rgba(58,7,18,0)");
  pen.fillStyle = heat;
  pen.fillRect(0, 0, w, h);
}

function paintShout(pen: Pen, text: string, w: number, h: number): void {
  pen.translate(w / 2, h / 2);
  pen.rotate((4 * Math.PI) / 180);
  writeShout(pen, text, { size: h * 0.5, maxWidth: w * 0.86, colour: palette.orange, shadow: "#5A0712" });
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Two rows of flames; the back row is higher. */
function flames(hand: AnimationContext, { x, y, w }: Row, ms: number) {
  return [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const behind = i % 2 === 0;
    const flame = hand.drawing("flames", (w * 0.3) / hand.unit, infernoDepth + (behind ? 1 : 3)).setOrigin(0.5, 1);
    const { scale } = flame;
    const high = scale * (behind ? 1.5 : 0.95);
    flame.setPosition(x + w * (-0.39 + i * 0.13), y).setScale(scale, 0);
    flame.setFlipX(i % 3 === 1);
    void hand
      .move({ targets: flame, scaleY: high, delay: Math.abs(i - 3) * ms * 0.02, duration: ms * 0.2, ease: "Back.Out" })
      .then(() => hand.move({ targets: flame, scaleY: high * 0.78, duration: ms * 0.07, yoyo: true, repeat: 5 }));
    return flame;
  });
}

/** The trident thrusts up through the flames, and sinks again. */
async function strike(hand: AnimationContext, at: AnchorRect, h: number, ms: number): Promise<void> {
  const w = h * 0.5;
  const trident = hand.paint(w * 1.2, w * 1.2, infernoDepth + 2, (pen) => {
    const { drawings } = hand.props;
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const)
      drawings.draw(pen, "badges/trident", w * 0.6 + dx * 5, w * 0.6 + dy * 5, w, palette.ink);
    drawings.draw(pen, "badges/trident", w * 0.6, w * 0.6, w, palette.no);
  });
  trident.setPosition(at.x, at.y + h * 0.5).setAlpha(0);
  await hand.pause(ms * 0.06);
  trident.setAlpha(1);
  await hand.move({ targets: trident, y: at.y - h * 0.1, duration: ms * 0.16, ease: "Back.Out" });
  await hand.pause(ms * 0.46);
  await hand.move({ targets: trident, y: at.y + h * 0.4, alpha: 0, duration: ms * 0.2, ease: "Quad.In" });
}

/** Fire at the seat of the eliminated player. */
async function scorch(hand: AnimationContext, seat: StepOf<"inferno">["seat"], ms: number): Promise<void> {
  const at = hand.props.find(seat);
  if (at === null) return;
  const flame = hand.drawing("flames", 110, 32).setOrigin(0.5, 1);
  const { scale } = flame;
  flame.setPosition(at.x, at.y + 34 * hand.unit).setScale(scale, 0);
  await hand.move({ targets: flame, scaleY: scale * 1.1, duration: ms * 0.2, ease: "Back.Out" });
  await hand.move({ targets: flame, scaleY: scale * 0.8, duration: ms * 0.08, yoyo: true, repeat: 3 });
  await hand.move({ targets: flame, scaleY: 0, duration: ms * 0.16, ease: "Quad.In" });
}

type ShowSize = ReturnType<typeof showSize>;

/** A card tumbles from above into the fire. */
async function fall(
  hand: AnimationContext,
  card: string,
  at: AnchorRect,
  i: number,
  size: ShowSize,
  ms: number,
): Promise<void> {
  const x = at.x + size.w * (-0.32 + i * 0.16);
  const { group } = hand.card(
    card,
    { x, y: at.y - size.h * 1.05, w: 52 * hand.unit, angle: -20 + i * 13 },
    infernoDepth + 2.5,
  );
  group.setAlpha(0);
  await hand.pause(ms * (0.05 + i * 0.05));
  group.setAlpha(1);
  await hand.move({
    targets: group,
    y: at.y,
    angle: `+=${i % 2 === 0 ? 140 : -140}`,
    duration: ms * 0.4,
    ease: "Quad.In",
  });
  await hand.move({ targets: group, alpha: 0, duration: ms * 0.06 });
}
