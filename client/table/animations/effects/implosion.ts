import { palette } from "../../paint/palette.ts";
import { type Pen, paintDisc, writeShout } from "../../paint/pen.ts";
import { type AnchorRect, type AnimationContext, middleOf, showSize } from "../animation-context.ts";
import type { StepOf } from "../steps.ts";
import { portrait } from "./portraits.ts";

/** Below panels, counts, ribbon, prompt and hand. */
const depth = 22;
/** Above the hand: a card that leaves it, and the portrait. */
const above = 103;
/** Distance in pixels by which the edge of the table is drawn inwards. */
const reach = 6;

/** Everything on the table is drawn towards the card on the stage, and let go. */
export async function pull(hand: AnimationContext, { ms }: StepOf<"pull">): Promise<void> {
  const at = hand.props.find("stage");
  if (at === null || hand.over) return;
  const { board, layout } = hand.props;
  const { width, height } = layout();
  const share = (2 * reach) / Math.max(width, height);
  const drawn = { share: 0 };
  const onUpdate = () => board.squeeze(at, drawn.share);
  await hand.move({ targets: drawn, share, duration: ms * 0.45, ease: "Cubic.In", onUpdate });
  await hand.move({ targets: drawn, share: 0, duration: ms * 0.55, ease: "Back.Out", onUpdate });
  board.squeeze(at, 0);
}

/**
 * A dark spiral opens on the felt; the portrait and the cards of the player are drawn into it, the panel folds into a
 * point, and the spiral closes with a shout. No fire and no flash, unlike an explosion.
 */
export async function implode(hand: AnimationContext, step: StepOf<"implode">): Promise<void> {
  const { ms, card, cards, avatar, at, seat, text } = step;
  const middle = middleOf(hand);
  if (middle === null || hand.over) return;
  const size = showSize(hand);
  const hole = hand.paint(size.h, size.h, depth, (pen) => paintSpiral(pen, size.h));
  const { scale } = hole;
  hole.setPosition(middle.x, middle.y).setScale(scale * 0.1);
  void hand.move({ targets: hole, angle: -540, duration: ms * 0.8, ease: "Sine.In" });
  const kitten = hand.card(card, { ...middle, angle: 0 }, depth + 1).group;
  void hand.move({ targets: kitten, scale: 0, angle: -260, delay: ms * 0.5, duration: ms * 0.3, ease: "Back.In" });
  void fold(hand, seat, ms);
  const start = hand.props.find(at);
  if (start !== null) {
    const cat = portrait(hand, avatar, start.w, above);
    cat.setPosition(start.x, start.y);
    void spiral(hand, cat, start, middle, ms * 0.1, ms * 0.56);
  }
  const from = hand.props.find(seat) ?? middle;
  cards.slice(0, 5).forEach((each, i) => {
    const { group } = hand.card(each, { ...from, w: 44 * hand.unit, angle: i * 20 }, above - 0.5);
    void spiral(hand, group, from, middle, ms * (0.08 + i * 0.05), ms * 0.46);
  });
  await hand.move({ targets: hole, scale, duration: ms * 0.22, ease: "Back.Out" });
  await hand.pause(ms * 0.38);
  await hand.move({ targets: hole, scale: 0, duration: ms * 0.16, ease: "Back.In" });
  await shoutAt(hand, text, middle, size, ms * 0.24);
}

/** The panel of the player folds into a line, and the line into a point. */
async function fold(hand: AnimationContext, seat: StepOf<"implode">["seat"], ms: number): Promise<void> {
  const image = hand.props.image(seat);
  if (image === undefined || hand.over) return;
  const whole = 1 / hand.props.ratio();
  await hand.pause(ms * 0.3);
  if (image.active) await hand.move({ targets: image, scaleY: whole * 0.05, duration: ms * 0.18, ease: "Cubic.In" });
  if (image.active) await hand.move({ targets: image, scaleX: 0, duration: ms * 0.16, ease: "Cubic.In" });
  await hand.pause(ms * 0.36);
  if (image.active) image.setScale(whole);
}

interface Movable {
  readonly scale: number;
  setPosition(x: number, y: number): Movable;
  setScale(scale: number): Movable;
  setAngle(angle: number): Movable;
}

/** An object runs in one and a half turns to the middle and shrinks to nothing. */
async function spiral(
  hand: AnimationContext,
  thing: Movable,
  from: Pick<AnchorRect, "x" | "y">,
  to: Pick<AnchorRect, "x" | "y">,
  delay: number,
  duration: number,
): Promise<void> {
  const { scale } = thing;
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [radius, angle] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
  const way = { done: 0 };
  const put = () => {
    const left = 1 - way.done;
    const turned = angle - way.done ** 2 * 3 * Math.PI;
    thing
      .setPosition(to.x + Math.cos(turned) * radius * left, to.y + Math.sin(turned) * radius * left)
      .setScale(scale * left)
      .setAngle(-way.done * 540);
  };
  await hand.pause(delay);
  await hand.move({ targets: way, done: 1, duration, ease: "Sine.In", onUpdate: put });
  put();
}

/** Paints a black disc with arms that curl into it. */
function paintSpiral(pen: Pen, size: number): void {
  const r = size / 2;
  pen.translate(r, r);
  const dark = pen.createRadialGradient(0, 0, r * 0.1, 0, 0, r);
  dark.addColorStop(0, "rgba(13,6,24,1)");
  dark.addColorStop(0.45, "rgba(59,42,140,0.95)");
  dark.addColorStop(1, "rgba(59,42,140,0)");
  pen.fillStyle = dark;
  pen.fillRect(-r, -r, size, size);
  pen.strokeStyle = palette.implode;
  pen.lineCap = "round";
  for (let arm = 0; arm < 6; arm++) {
    pen.save();
    pen.rotate((arm * Math.PI) / 3);
    pen.lineWidth = r * 0.055;
    pen.beginPath();
    pen.moveTo(r * 0.88, 0);
    pen.quadraticCurveTo(r * 0.62, -r * 0.5, r * 0.2, -r * 0.12);
    pen.stroke();
    pen.restore();
  }
  paintDisc(pen, 0, 0, r * 0.24, "#0D0618");
}

async function shoutAt(
  hand: AnimationContext,
  text: string,
  at: AnchorRect,
  { w, h }: { readonly w: number; readonly h: number },
  ms: number,
): Promise<void> {
  const image = hand.paint(w, h * 0.5, depth + 4, (pen) => {
    pen.translate(w / 2, h * 0.25);
    writeShout(pen, text, { size: h * 0.3, maxWidth: w * 0.86, colour: palette.paper, shadow: "#241858" });
  });
  const { scale } = image;
  image.setPosition(at.x, at.y).setScale(scale * 1.5);
  await hand.move({ targets: image, scale: scale * 0.9, duration: ms * 0.6, ease: "Back.Out" });
  await hand.move({ targets: image, scale: 0, duration: ms * 0.4, ease: "Back.In" });
}
