import { around } from "../layout/box.ts";
import { type HandLayout, layHand } from "../layout/hand.ts";
import type { HandCard } from "../model.ts";
import { palette } from "../paint/palette.ts";
import { plate, widthOf, write } from "../paint/pen.ts";
import type { Part, Patch, Spot, View } from "./part.ts";

/** Where the cards of the hand lie, scrolled by so many pixels. */
export function handLayout({ scene, layout }: View, scroll: number): HandLayout {
  const cards = scene.hand.map(({ state }) => ({ playable: state === "playable", selected: state === "selected" }));
  return layHand(cards, layout.hand, layout.scale, scroll);
}

/** Tags on the cards, fading edges, and what can be pressed; the cards themselves are pictures that move. */
export function hand(view: View, laid: HandLayout, scroll: number): Part {
  if (view.scene.stage.kind === "win") return { patches: [], spots: [] };
  const { scene } = view;
  return {
    patches: [...scene.hand.flatMap((card, i) => tagOf(view, card, i, laid)), ...edges(view, laid, scroll)],
    spots: scene.hand.flatMap((card, i) => spotOf(view, card, i, laid)),
  };
}

function spotOf({ layout }: View, card: HandCard, i: number, laid: HandLayout): Spot[] {
  const place = laid.places[i];
  if (place === undefined) return [];
  const visible =
    place.x > layout.hand.box.x - laid.card * 0.2 && place.x < layout.hand.box.x + layout.hand.box.w + laid.card * 0.2;
  return [
    {
      id: `card:${card.key}`,
      kind: "card",
      group: "hand",
      label: card.spoken,
      box: around(place.x, place.y, laid.card, laid.card * 1.4),
      angle: place.angle,
      z: 50 + place.depth * 0.1,
      intent: { kind: "card", key: card.key, how: "press" },
      pressed: card.state === "selected",
      disabled: card.state === "blocked" || card.state === "rest",
      ...(visible ? {} : { silent: true }),
    },
  ];
}

const tagFills = { pair: palette.now, new: palette.nope, saves: palette.green } as const;

function tagOf({ layout, brush }: View, { tag, key }: HandCard, i: number, laid: HandLayout): Patch[] {
  const place = laid.places[i];
  if (tag === null || place === undefined) return [];
  const { scale } = layout;
  const size = layout.kind === "desktop" ? 14 : 11.5;
  const w = Math.min(widthOf(brush.ruler, tag.text, { size, font: "shout" }) + 22, laid.card / scale + 10);
  const h = size + 11;
  const x = tag.kind === "pair" ? place.x - laid.card * 0.53 : place.x;
  const y = place.y - laid.card * 0.7 - 3 * scale;
  const colour = tag.kind === "new" ? palette.paper : palette.ink;
  return [
    {
      id: `tag-${key}`,
      z: 99,
      box: around(x, y, w * scale, h * scale),
      scale,
      bleed: 4,
      look: [tag, w],
      paint: (pen) => {
        plate(pen, { x: 0, y: 0, w, h }, { fill: tagFills[tag.kind], radius: 14, lineWidth: 2.5 });
        write(pen, tag.text, w / 2, h / 2, { size, font: "shout", align: "center", colour, maxWidth: w - 12 });
      },
    },
  ];
}

/** Where the hand runs on beyond its room: the edge fades and says how many cards lie there. */
function edges({ layout, scene }: View, laid: HandLayout, scroll: number): Patch[] {
  if (laid.scrollable === 0) return [];
  const { box } = layout.hand;
  const { scale } = layout;
  const beyond = (side: "left" | "right") =>
    laid.places.filter(({ x }) => (side === "left" ? x < box.x + laid.card * 0.3 : x > box.x + box.w - laid.card * 0.3))
      .length;
  const edge = (side: "left" | "right"): Patch => ({
    id: `more-${side}`,
    z: 98,
    box: { x: side === "left" ? box.x - 8 * scale : box.x + box.w - 52 * scale, y: box.y, w: 60 * scale, h: box.h },
    scale,
    bleed: 0,
    look: [side, beyond(side), box.h],
    paint: (pen) => {
      const h = box.h / scale;
      const fade = pen.createLinearGradient(0, 0, 60, 0);
      fade.addColorStop(side === "left" ? 0 : 1, "rgba(27,16,41,0.95)");
      fade.addColorStop(side === "left" ? 1 : 0, "rgba(27,16,41,0)");
      pen.fillStyle = fade;
      pen.fillRect(0, 0, 60, h);
      write(pen, `+${beyond(side)}`, 30, h / 2, { size: 20, font: "shout", align: "center", colour: palette.now });
    },
  });
  const sides: Patch[] = [];
  if (scroll > 4) sides.push(edge("left"));
  if (scroll < laid.scrollable - 4) sides.push(edge("right"));
  return scene.hand.length > 0 ? sides : [];
}
