import type Phaser from "phaser";
import { placeFuture } from "../../components/stages/pile-cards.ts";
import { palette } from "../../paint/palette.ts";
import { type AnchorRect, type AnimationContext, type MovingCardImages, middleOf } from "../animation-context.ts";
import type { MovingCard, StepOf } from "../steps.ts";

/** A card travels in an arc, and optionally turns over on the way. */
export async function fly(hand: AnimationContext, act: StepOf<"fly">): Promise<void> {
  const start = hand.props.find(act.from);
  const goal = hand.props.find(act.to);
  if (start === null || goal === null || hand.over) return;
  const { ms, spin, arc, flip } = act;
  const from = hand.takeOff(act.from)?.width ?? start.w;
  const width = Math.max(from, goal.w);
  const prop = hand.card(act.card, { ...start, w: width }, 102);
  const { group } = prop;
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const scale = (from + (goal.w - from) * t) / width;
    const x = start.x + (goal.x - start.x) * t;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * arc * hand.unit;
    group.setPosition(x, y).setAngle(start.angle + (goal.angle + spin - start.angle) * t);
    group.scaleY = scale;
    if (flip === null) group.scaleX = scale;
  };
  put();
  group.scaleX = from / width;
  const turn = flip === null ? undefined : turnOver(hand, prop, flip, ms, goal.w / width);
  await Promise.all([hand.move({ targets: way, done: 1, duration: ms, ease: "Cubic.InOut", onUpdate: put }), turn]);
  hand.land(prop, act.to);
}

/** Changes the face halfway, when the card is seen edge-on. */
async function turnOver(
  hand: AnimationContext,
  prop: MovingCardImages,
  face: string,
  ms: number,
  end: number,
): Promise<void> {
  await hand.pause(ms * 0.3);
  await hand.move({ targets: prop.group, scaleX: 0, duration: 75, ease: "Sine.In" });
  if (hand.over) return;
  hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX: end, duration: 75, ease: "Sine.Out" });
}

/** Turns a card over in place. */
export async function turnTo(
  hand: AnimationContext,
  prop: MovingCardImages,
  face: MovingCard,
  ms: number,
): Promise<void> {
  const { scaleX } = prop.group;
  await hand.move({ targets: prop.group, scaleX: 0, duration: ms * 0.4, ease: "Sine.In" });
  if (hand.over) return;
  hand.dress(prop, face);
  await hand.move({ targets: prop.group, scaleX, duration: ms * 0.6, ease: "Back.Out" });
}

/** Width of a lifted card relative to a card on the stage. */
const closer = 1.2;
/** Maximum angle of a tremble in degrees, and its duration in ms. */
const tremble = { most: 5, ms: 70 };

/** A card rises to the stage and is held there with growing tremble. The table around it darkens. */
export async function lift(hand: AnimationContext, { ms, hold, from, card }: StepOf<"lift">): Promise<void> {
  const start = hand.props.find("pile");
  const goal = hand.props.find("stage");
  if (start === null || goal === null || hand.over) return;
  const width = goal.w * closer;
  const prop = hand.card(card, { ...start, w: width }, 40);
  const { group } = prop;
  group.setScale(start.w / width);
  const out = from === "bottom" ? (ms - hold) * 0.55 : 0;
  if (from === "bottom") await slideOut(hand, prop, start, out);
  darken(hand, goal, width, ms);
  await hand.move({
    targets: group,
    x: goal.x,
    y: goal.y,
    scale: 1,
    angle: 0,
    duration: ms - hold - out,
    ease: "Back.Out",
  });
  const held = { done: 0 };
  const shiver = () => group.setAngle(Math.sin((held.done * hold * Math.PI) / tremble.ms) * held.done * tremble.most);
  await hand.move({ targets: held, done: 1, duration: hold, onUpdate: shiver });
  if (group.active) group.setAngle(0);
  hand.land(prop, "stage");
}

/** The pile rises by a card, and its lowest card slides out under it. */
async function slideOut(
  hand: AnimationContext,
  { group }: MovingCardImages,
  { y, w }: AnchorRect,
  ms: number,
): Promise<void> {
  const pile = hand.props.image("pile");
  const before = pile?.y ?? y;
  group.setDepth(14);
  if (pile !== undefined) void hand.move({ targets: pile, y: before - 9 * hand.unit, duration: ms * 0.4 });
  await hand.move({ targets: group, y: y + w * 0.8, angle: -6, duration: ms, ease: "Cubic.InOut" });
  if (pile?.active) pile.setY(before);
  group.setDepth(40);
}

/** Turns the lifted card over, if there is one. */
export async function turn(hand: AnimationContext, { ms, card }: StepOf<"turn">): Promise<void> {
  const prop = hand.lying("stage");
  if (prop !== undefined) await turnTo(hand, prop, card, ms);
}

function darken(
  hand: AnimationContext,
  at: { readonly x: number; readonly y: number },
  width: number,
  ms: number,
): void {
  // Painted small, because it has no edges and a large one takes a slow phone long.
  const shadow = hand.paint(60, 60, 39, (pen) => {
    const dark = pen.createRadialGradient(30, 30, 6, 30, 30, 30);
    dark.addColorStop(0, "rgba(13,6,24,0.75)");
    dark.addColorStop(1, "rgba(13,6,24,0)");
    pen.fillStyle = dark;
    pen.fillRect(0, 0, 60, 60);
  });
  shadow
    .setPosition(at.x, at.y)
    .setDisplaySize(width * 3, width * 3)
    .setAlpha(0);
  const fade = { targets: shadow, alpha: 1, duration: ms * 0.6, yoyo: true, hold: ms * 0.4 };
  void hand.move(fade);
}

/** A paw comes from the thief's side, strikes, and takes a card back in an arc. */
export async function swipe(hand: AnimationContext, { ms, card, from, to }: StepOf<"swipe">): Promise<void> {
  const start = hand.props.find(from);
  const goal = hand.props.find(to);
  if (start === null || goal === null || hand.over) return;
  const paw = hand.drawing("paw-swipe", 96, 104);
  const { scale } = paw;
  const side = goal.x < start.x ? -1 : 1;
  const away = 70 * hand.unit;
  paw.setPosition(start.x + side * away, start.y - away * 0.4).setAngle(side * 50);
  paw.setScale(scale * side, scale).setAlpha(0);
  await hand.move({ targets: paw, x: start.x, y: start.y, angle: 0, alpha: 1, duration: ms * 0.26, ease: "Back.In" });
  if (hand.over) return;
  const width = Math.max(start.w, goal.w);
  const { group } = hand.card(card, { ...start, w: width }, 102);
  const way = { done: 0 };
  const put = () => {
    const t = way.done;
    const x = start.x + (goal.x - start.x) * t;
    const y = start.y + (goal.y - start.y) * t - Math.sin(t * Math.PI) * 70 * hand.unit;
    group.setPosition(x, y).setScale((start.w + (goal.w - start.w) * t) / width);
    group.setAngle(start.angle + (goal.angle - start.angle) * t + Math.sin(t * Math.PI) * side * 14);
    paw.setPosition(x, y).setAlpha(1 - Math.max(0, t - 0.75) * 4);
  };
  put();
  await hand.move({ targets: way, done: 1, duration: ms * 0.74, ease: "Cubic.InOut", onUpdate: put });
}

/** Maximum width of a card in the fan, as a share of a card on the stage and of the felt. */
const size = { stage: 0.92, felt: 0.18 };

/** Cards fly to an arc on the felt, the arc turns round once, and they gather at their goal. */
export async function fan(hand: AnimationContext, { ms, cards, from, to }: StepOf<"fan">): Promise<void> {
  const at = middleOf(hand);
  if (at === null || hand.over) return;
  const w = Math.min(at.w * size.stage, hand.props.layout().felt.w * size.felt);
  const middle = { ...at, w };
  const props = cards.map((card, i) => {
    const start = hand.props.find(from[i] ?? "hand") ?? middle;
    const prop = hand.card(card, { ...start, w }, 102 + i * 0.01);
    prop.group.setScale(start.w / w);
    return prop;
  });
  const wheel = { turn: 0 };
  const put = () =>
    props.forEach(({ group }, i) => {
      const at = poseIn(middle, i, cards.length, wheel.turn);
      group.setPosition(at.x, at.y).setAngle(at.angle);
    });
  await Promise.all(props.map((prop, i) => open(hand, prop, poseIn(middle, i, cards.length, 0), i, ms)));
  await hand.move({ targets: wheel, turn: 1, duration: ms * 0.4, ease: "Cubic.InOut", onUpdate: put });
  const goal = hand.props.find(to) ?? middle;
  const ends = { x: goal.x, y: goal.y, angle: goal.angle, scale: goal.w / w };
  await Promise.all(
    props.map(({ group }, i) =>
      hand.move({ targets: group, ...ends, delay: i * ms * 0.015, duration: ms * 0.2, ease: "Cubic.In" }),
    ),
  );
  const last = props.at(-1);
  if (last !== undefined) hand.land(last, to);
  for (const prop of props.slice(0, -1)) prop.group.setVisible(false);
}

const open = (
  hand: AnimationContext,
  { group }: MovingCardImages,
  { x, y, angle }: AnchorRect,
  i: number,
  ms: number,
): Promise<void> =>
  hand.move({ targets: group, x, y, angle, scale: 1, delay: i * ms * 0.035, duration: ms * 0.2, ease: "Back.Out" });

/** Position of a card in the arc, which rotates around a point below the stage's middle. @param turn 0 to 1 */
function poseIn(middle: AnchorRect, i: number, count: number, turn: number): AnchorRect {
  const lean = (i - (count - 1) / 2) * 24 + turn * 360;
  const radians = (lean * Math.PI) / 180;
  const reach = middle.w * 1.25;
  return {
    x: middle.x + Math.sin(radians) * reach,
    y: middle.y + middle.w * 0.55 - Math.cos(radians) * reach * 0.72,
    w: middle.w,
    angle: lean,
  };
}

/** Distance of an orb below its seat, as a share of a card's width. */
const below = { desktop: 1.5, portrait: 3.8, landscape: 2.2 } as const;

/**
 * Cards rise from an orb below another player's panel, side by side, and sink again. The panel stays visible, and all
 * cards stay on the screen.
 */
export async function rise(hand: AnimationContext, { ms, cards, at }: StepOf<"rise">): Promise<void> {
  if (at === "stage") return riseToStay(hand, cards, ms);
  const middle = hand.props.find(at);
  if (middle === null || hand.over) return;
  const w = 40 * hand.unit;
  const { kind, width } = hand.props.layout();
  const reach = (w * 1.14 * cards.length) / 2 + w * 0.2;
  const x = Math.max(reach, Math.min(width - reach, middle.x));
  const foot = { x, y: middle.y + w * below[kind] };
  const orb = showOrb(hand, foot, w * 2, 103, ms * 0.2);
  const flights = cards.map(async (card, i) => {
    const side = i - (cards.length - 1) / 2;
    const goal = { x: foot.x + side * w * 1.14, y: foot.y - w * 0.85 + Math.abs(side) * w * 0.1 };
    const { group } = hand.card(card, { ...foot, w, angle: 0 }, 104);
    group.setScale(0.2).setAlpha(0);
    await hand.pause(i * ms * 0.08);
    await hand.move({ targets: group, ...goal, ...risen, angle: side * 4, duration: ms * 0.28 });
    await hand.pause(ms * (0.54 - i * 0.08));
    await hand.move({ targets: [group, orb], alpha: 0, duration: ms * 0.16 });
  });
  await Promise.all(flights);
}

const risen = { scale: 1, alpha: 1, ease: "Back.Out" } as const;

/** The viewer's cards rise to their places on the stage that comes next, and stay until it is drawn. */
async function riseToStay(hand: AnimationContext, cards: readonly MovingCard[], ms: number): Promise<void> {
  if (hand.over) return;
  const { stage, scale } = hand.props.layoutWith("future");
  const board = { w: stage.w / scale, h: stage.h / scale };
  const foot = { x: stage.x + stage.w / 2, y: stage.y + stage.h };
  const lag = (ms * 0.3) / Math.max(1, cards.length - 1);
  showOrb(hand, foot, board.w * 0.4 * scale, 28, ms * 0.3);
  const flights = cards.map(async (card, i) => {
    const pose = placeFuture(i, cards.length, board);
    const prop = hand.card(card, { ...foot, w: pose.w * scale, angle: 0 }, 29);
    prop.group.setScale(0.2).setAlpha(0);
    await hand.pause(i * lag);
    const goal = { x: stage.x + pose.x * scale, y: stage.y + pose.y * scale, angle: pose.angle };
    await hand.move({ targets: prop.group, ...goal, ...risen, duration: ms * 0.7 });
    hand.land(prop, "stage");
  });
  await Promise.all(flights);
}

function showOrb(
  hand: AnimationContext,
  { x, y }: Pick<AnchorRect, "x" | "y">,
  size: number,
  depth: number,
  ms: number,
): Phaser.GameObjects.Image {
  const orb = hand.paint(size, size, depth, (pen) => paintOrb(pen, size)).setPosition(x, y);
  void hand.move({ targets: orb.setAlpha(0), alpha: 0.95, duration: ms });
  return orb;
}

function paintOrb(pen: CanvasRenderingContext2D, size: number): void {
  const light = pen.createRadialGradient(size / 2, size / 2, size * 0.05, size / 2, size / 2, size / 2);
  light.addColorStop(0, "#FFD9EE");
  light.addColorStop(0.4, palette.pink);
  light.addColorStop(1, "rgba(140,59,184,0)");
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}
