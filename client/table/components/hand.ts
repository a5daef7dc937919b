import { around, type Box } from "../layout/box.ts";
import { type HandLayout, layHand } from "../layout/hand.ts";
import { palette } from "../paint/palette.ts";
import { paintBox, widthOf, write } from "../paint/pen.ts";
import type { HandCard, HandTag } from "../scene/pieces.ts";
import type { Component, HitArea, Sprite, View } from "./component.ts";

/** Returns the positions of the hand cards, scrolled by `scroll` pixels. */
export function handLayout({ scene, layout }: View, scroll: number): HandLayout {
  const cards = scene.hand.map(({ state }) => ({ playable: state === "playable", selected: state === "selected" }));
  return layHand(cards, layout.hand, layout.scale, scroll);
}

/** Tags on the cards, fading edges, and spots. The cards themselves are separate moving images. */
export function hand(view: View, laid: HandLayout): Component {
  if (view.scene.stage.kind === "win") return { sprites: [], hitAreas: [] };
  const { scene } = view;
  return {
    sprites: [...scene.hand.flatMap((card, i) => tagOf(view, card, i, laid)), ...edges(view, laid)],
    hitAreas: scene.hand.flatMap((card, i) => [...spotOf(card, i, laid), ...pairSpot(view, card, i, laid)]),
  };
}

function spotOf(card: HandCard, i: number, laid: HandLayout): HitArea[] {
  const pose = laid.poses[i];
  if (pose === undefined) return [];
  return [
    {
      id: `card:${card.key}`,
      kind: "card",
      group: "hand",
      label: card.spoken,
      box: around(pose.x, pose.y, laid.card, laid.card * 1.4),
      angle: pose.angle,
      z: 50 + pose.depth * 0.1,
      intent: { kind: "card", key: card.key, how: "press" },
      shows: card.card,
      pressed: card.state === "selected",
      disabled: card.state === "blocked" || card.state === "rest",
      ...(pose.alpha > 0.5 ? {} : { silent: true }),
      ...(card.drag && { drag: card.drag }),
    },
  ];
}

/** The tag of a pair can be pressed. */
function pairSpot(view: View, { tag, key }: HandCard, i: number, laid: HandLayout): HitArea[] {
  const place = tag?.kind === "pair" ? placeOf(view, tag, key, i, laid) : null;
  if (tag?.kind !== "pair" || place === null) return [];
  const { scale } = view.layout;
  const { x, y, w, h } = place.box;
  // Large enough for a finger, mostly at the expense of the cards below it.
  const tall = Math.max(h, 44 * scale);
  return [
    {
      id: `pair:${key}`,
      kind: "button",
      group: "hand",
      label: tag.spoken,
      box: { x, y: y - (tall - h) * 0.3, w, h: tall },
      z: 99,
      intent: { kind: "pair", key },
      pressed: tag.chosen,
    },
  ];
}

const tagFills = { pair: palette.now, new: palette.no, saves: palette.green } as const;

interface TagPlace {
  /** In CSS pixels. */
  readonly box: Box;
  /** Of its text, in units. */
  readonly size: number;
}

/** Returns the position of a card's tag; null while the card is invisible. */
function placeOf(
  { layout, painter, carried }: View,
  tag: HandTag,
  key: string,
  i: number,
  laid: HandLayout,
): TagPlace | null {
  const pose = laid.poses[i];
  if (carried(`card:${key}`) || pose === undefined || pose.alpha < 1) return null;
  const { scale } = layout;
  const size = layout.kind === "desktop" ? 14 : 11.5;
  const w = Math.min(widthOf(painter.ruler, tag.text, { size, font: "shout" }) + 22, laid.card / scale + 10);
  // At the joint of the two cards, unless the other card is in the back row.
  const beside = laid.poses[i - 1];
  const joint = tag.kind === "pair" && beside !== undefined && beside.x < pose.x;
  const x = joint ? (beside.x + pose.x) / 2 - laid.card * 0.03 : pose.x;
  const y = pose.y - laid.card * 0.7 - 7 * scale;
  return { box: around(x, y, w * scale, (size + 11) * scale), size };
}

function tagOf(view: View, { tag, key }: HandCard, i: number, laid: HandLayout): Sprite[] {
  const place = tag && placeOf(view, tag, key, i, laid);
  if (tag === null || place === null || view.aim?.cards.includes(key)) return [];
  const { scale } = view.layout;
  const { box, size } = place;
  const [w, h] = [box.w / scale, box.h / scale];
  const colour = tag.kind === "new" ? palette.paper : palette.ink;
  return [
    {
      id: `tag-${key}`,
      z: 99,
      box,
      scale,
      bleed: 4,
      look: [tag, w],
      paint: (pen) => {
        paintBox(pen, { x: 0, y: 0, w, h }, { fill: tagFills[tag.kind], radius: 14, lineWidth: 2.5 });
        write(pen, tag.text, w / 2, h / 2, { size, font: "shout", align: "center", colour, maxWidth: w - 12 });
      },
    },
  ];
}

/** Number of hidden cards at each end if the hand is wider than its space. */
function edges({ layout }: View, laid: HandLayout): Sprite[] {
  if (laid.scrollable === 0) return [];
  const { scale } = layout;
  const { box } = layout.hand;
  const middle = box.x + box.w / 2;
  return (["left", "right"] as const).flatMap((side): Sprite[] => {
    const beyond = laid.poses.filter(({ x, alpha }) => alpha < 0.5 && x < middle === (side === "left")).length;
    if (beyond === 0) return [];
    const x = side === "left" ? box.x + 16 * scale : box.x + box.w - 16 * scale;
    return [
      {
        id: `more-${side}`,
        z: 98,
        box: around(x, box.y + box.h / 2, 44 * scale, 30 * scale),
        scale,
        bleed: 4,
        look: beyond,
        paint: (pen) => {
          paintBox(
            pen,
            { x: 0, y: 0, w: 44, h: 30 },
            { fill: palette.ink, line: palette.now, radius: 15, lineWidth: 2.5 },
          );
          write(pen, `+${beyond}`, 22, 15, { size: 17, font: "shout", align: "center", colour: palette.now });
        },
      },
    ];
  });
}
