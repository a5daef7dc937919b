import type { AnchorRect } from "../animations/animation-context.ts";
import { around, type Point } from "../layout/box.ts";
import type { Layout, SpreadLayout, TableauRoom } from "../layout/layout.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, roundRect, widthOf, write } from "../paint/pen.ts";
import type { SetAsideCards, Tableau } from "../scene/pieces.ts";
import type { TableScene } from "../scene/scene.ts";
import {
  type Component,
  cardBox,
  emptyComponent,
  type HitArea,
  mergeComponents,
  openCard,
  type Sprite,
  type View,
} from "./component.ts";

const angles = [-3, 2, -2, 3];

/** Objects in front of each player: cards in order, tokens, and the bubble of a shield. */
export function tableaus(view: View): Component {
  const { spread, stage } = view.scene;
  if (spread === undefined || stage.kind === "win") return emptyComponent;
  return mergeComponents(...spread.fronts.map((front) => frontComponent(view, front)));
}

function frontComponent(view: View, front: Tableau): Component {
  const room = roomOf(view.scene, view.layout, front.seat);
  if (room === null) return emptyComponent;
  return {
    sprites: [...cards(view, front, room), tokens(view, front, room), ...held(view, front, room)],
    hitAreas: spotsOf(view, front, room),
  };
}

/** Returns the space in front of a seat, the viewer's own included. */
function roomOf({ seats, own }: TableScene, { spread }: Layout, seat: number): TableauRoom | null {
  if (spread === undefined) return null;
  if (own?.seat === seat) return spread.ownFront;
  return spread.fronts[seats.findIndex((each) => each.seat === seat)] ?? null;
}

/** Returns the positions of `count` cards. They move closer together if space is short. */
function posesIn({ from, to, step }: TableauRoom, count: number): readonly Point[] {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const pitch = count < 2 ? 0 : Math.min(step, way / (count - 1));
  const [dx, dy] = way === 0 ? [0, 0] : [(to.x - from.x) / way, (to.y - from.y) / way];
  const spare = (way - pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + dx * (spare + i * pitch),
    y: from.y + dy * (spare + i * pitch),
  }));
}

/** Returns the position of the newest card in front of a seat, or of the first one to come. */
export function newestAt(scene: TableScene, layout: Layout, seat: number): AnchorRect | null {
  const room = roomOf(scene, layout, seat);
  const count = scene.spread?.fronts.find((front) => front.seat === seat)?.cards.length ?? 0;
  const last = room === null ? undefined : posesIn(room, Math.max(1, count)).at(-1);
  return room === null || last === undefined ? null : { ...last, w: room.w, angle: angles[(count - 1) % 4] ?? 0 };
}

function cards({ layout, painter, carried }: View, front: Tableau, room: TableauRoom): Sprite[] {
  const { scale } = layout;
  const poses = posesIn(room, front.cards.length);
  const shown = carried(`front:${front.seat}`) ? front.cards.slice(0, -1) : front.cards;
  const box = around((room.from.x + room.to.x) / 2, (room.from.y + room.to.y) / 2, 0, 0);
  const w = Math.abs(room.to.x - room.from.x) + room.w;
  const h = Math.abs(room.to.y - room.from.y) + room.w * 1.4;
  const at = { x: box.x - w / 2, y: box.y - h / 2 };
  if (shown.length === 0) return [];
  return [
    {
      id: `front-${front.seat}`,
      z: 16,
      box: { ...at, w, h },
      scale,
      bleed: 14,
      look: [shown, poses, room.w],
      paint: (pen) => {
        shown.forEach(({ card, grey }, i) => {
          const pose = poses[i];
          if (pose === undefined) return;
          const style = { angle: angles[i % 4] ?? 0, look: grey ? "stopped" : "plain" } as const;
          painter.card(pen, card, (pose.x - at.x) / scale, (pose.y - at.y) / scale, room.w / scale, style);
        });
      },
    },
  ];
}

function spotsOf(view: View, { seat, cards: played }: Tableau, room: TableauRoom): HitArea[] {
  const poses = posesIn(room, played.length);
  return played.flatMap(({ card }, i) => {
    const at = poses[i];
    return at === undefined
      ? []
      : [openCard(view, `front-${seat}-${i}`, card, cardBox(at.x, at.y, room.w), 16 + i * 0.1)];
  });
}

function tokens({ layout, painter }: View, { seat, tokens: { won, needed } }: Tableau, room: TableauRoom): Sprite {
  const { scale } = layout;
  const size = room.tokens.size / scale;
  return {
    id: `tokens-${seat}`,
    z: 46,
    box: { ...room.tokens, w: needed * room.tokens.size * 1.12, h: room.tokens.size },
    scale,
    bleed: 4,
    look: [won, needed, size],
    paint: (pen) => {
      for (let i = 0; i < needed; i++) {
        const x = size / 2 + i * size * 1.12;
        if (i < won) painter.fx(pen, "token", x, size / 2, size);
        else paintRing(pen, x, size / 2, size);
      }
    },
  };
}

/** A ring for a token that has not been won yet. */
function paintRing(pen: Pen, x: number, y: number, size: number): void {
  paintDisc(pen, x, y, size * 0.44, "rgba(13,6,24,0.35)");
  pen.beginPath();
  pen.arc(x, y, size * 0.42, 0, 2 * Math.PI);
  pen.setLineDash([size * 0.22, size * 0.2]);
  pen.lineWidth = 2;
  pen.strokeStyle = "rgba(255,241,214,0.55)";
  pen.stroke();
  pen.setLineDash([]);
}

/** Another player's hand, face up if the viewer knows it, and the shield's bubble. Phones show only these two. */
function held(view: View, front: Tableau, { hand }: TableauRoom): Sprite[] {
  const { layout, painter, scene } = view;
  const seat = scene.seats.find((each) => each.seat === front.seat);
  const plain = front.known === null && !front.shielded && !seat?.hand;
  if (hand === null || seat === undefined || (plain && layout.kind !== "desktop")) return [];
  const { scale } = layout;
  const w = hand.w / scale;
  const side = w * 2.1;
  return [
    {
      id: `held-${front.seat}`,
      z: layout.kind === "desktop" ? 29 : 31,
      box: around(hand.x, hand.y, side * scale, side * scale),
      scale,
      bleed: 4,
      look: [front.known, seat.hand, front.shielded, scene.back, w, seat.count],
      paint: (pen) => {
        if (seat.hand) paintOpen(pen, painter, seat.hand, side / 2, w);
        else if (seat.count > 0) paintHeld(pen, painter, front.known, scene.back, side / 2, w);
        if (front.shielded) painter.fx(pen, "shield-bubble", side / 2, side / 2, side);
      },
    },
  ];
}

function paintHeld(
  pen: Pen,
  painter: CardPainter,
  known: string | null,
  back: string,
  middle: number,
  w: number,
): void {
  if (known === null) painter.back(pen, back, middle, middle, w, { angle: 4 });
  else painter.card(pen, known, middle, middle, w, { angle: 4 });
}

/** Paints one or two cards, side by side. */
function paintOpen(pen: Pen, painter: CardPainter, hand: readonly string[], middle: number, w: number): void {
  for (const [i, card] of hand.entries())
    painter.card(pen, card, middle + (i - (hand.length - 1) / 2) * w * 0.8, middle, w, { angle: 4 });
}

/** The card set aside, drawn crosswise, and the face-up cards beside it. */
export function setAsideCards(view: View): Component {
  const { scene, layout } = view;
  if (scene.spread === undefined || layout.spread === undefined || scene.stage.kind === "win") return emptyComponent;
  const shown = scene.spread.aside;
  const cards = layout.pileCovered ? [] : [cross(view, layout.spread, shown), ...open(view, layout.spread, shown)];
  return { ...emptyComponent, sprites: [...cards, tag(view, layout.spread, shown)] };
}

function cross({ layout, painter, scene }: View, { aside: at }: SpreadLayout, { card: shown }: SetAsideCards): Sprite {
  const { scale } = layout;
  const w = at.w / scale;
  return {
    id: "aside",
    z: 15,
    box: around(at.x, at.y, at.w * 1.4, at.w),
    scale,
    bleed: 12,
    look: [shown, w, scene.back],
    paint: (pen) => {
      pen.translate(w * 0.7, w / 2);
      pen.rotate(-Math.PI / 2);
      if (shown === null) {
        roundRect(pen, { x: -w / 2 + 2, y: -w * 0.7 + 2, w: w - 4, h: w * 1.4 - 4 }, w * 0.1);
        pen.setLineDash([8, 7]);
        pen.lineWidth = 3;
        pen.strokeStyle = "rgba(13,6,24,0.5)";
        pen.stroke();
      } else if (shown === "back") painter.back(pen, scene.back, 0, 0, w);
      else painter.card(pen, shown, 0, 0, w);
    },
  };
}

function open({ layout, painter }: View, { open: at }: SpreadLayout, { open: cards }: SetAsideCards): Sprite[] {
  const { scale } = layout;
  const w = at.w / scale;
  const step = w * 0.8;
  return cards.map((card, i) => ({
    id: `open-${i}`,
    z: 15 + i * 0.1,
    box: around(at.x + i * step * scale, at.y, at.w, at.w * 1.4),
    scale,
    bleed: 12,
    look: [card, w],
    paint: (pen) => painter.card(pen, card, w / 2, w * 0.7, w, { angle: i % 2 === 0 ? -3 : 3 }),
  }));
}

function tag({ layout, painter }: View, { asideTag: at }: SpreadLayout, { label }: SetAsideCards): Sprite {
  const { scale, kind } = layout;
  const size = kind === "desktop" ? 13 : 12;
  const h = kind === "desktop" ? 30 : 26;
  const widthFor = (text: string) => (widthOf(painter.ruler, text, { size, weight: 800 }) + 26) * scale;
  const said = widthFor(label.wide) > at.most ? (label.narrow ?? label.wide) : label.wide;
  const w = Math.min(at.most, widthFor(said)) / scale;
  return {
    id: "aside-tag",
    z: 40,
    box: around(at.x, at.y, w * scale, h * scale),
    scale,
    bleed: 6,
    look: [said, w, h],
    paint: (pen) => {
      paintBox(pen, { x: 0, y: 0, w, h }, { fill: palette.ink, line: "#0D0618", radius: 14, lineWidth: 2.5, drop: 2 });
      write(pen, said, w / 2, h / 2, { size, weight: 800, align: "center", maxWidth: w - 18 });
    },
  };
}
