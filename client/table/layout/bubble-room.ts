import { around, type Box } from "./box.ts";
import type { Layout } from "./layout.ts";

/** Boxes that a picture over the table, such as a bubble beside a seat, must avoid. In CSS pixels. */
export interface KeptFree {
  /** Boxes that must never be covered: the prompt, its buttons, the pile's label. */
  readonly never: readonly Box[];
  /** Must not be covered either, except by a text that stays only until the next press. */
  readonly hand?: Box;
  /** Set while the stage has content. */
  readonly stage?: Box;
  /** Boxes that may be covered only if there is no other space. */
  readonly rather: readonly Box[];
}

/** Size of the widest prompt and the largest panels, in units. */
const widestPrompt = 830;
const plates = { desktop: { w: 186, h: 84 }, portrait: { w: 86, h: 84 }, landscape: { w: 86, h: 84 } } as const;

/** @param staged whether the stage has content. */
export function keptFree(layout: Layout, staged: boolean): KeptFree {
  const { prompt, buttons, hand, label, stage, pile, discard, own, ribbon, seats, seatScale, scale, kind } = layout;
  const middle = { x: prompt.x + prompt.w / 2, y: prompt.y + prompt.h / 2 };
  const asked =
    buttons === null ? around(middle.x, middle.y, Math.max(prompt.w, widestPrompt * scale), prompt.h) : prompt;
  const laid = (discard.most - 1) * discard.gap;
  return {
    never: [asked, label, ...(buttons === null ? [] : [buttons])],
    hand: hand.box,
    ...(staged && { stage }),
    rather: [
      around(pile.x, pile.y, pile.w, pile.w * 1.4),
      around(discard.x + laid / 2, discard.y, discard.w + laid, discard.w * 1.4),
      own,
      ...(ribbon === null ? [] : [around(ribbon.x, ribbon.y, ribbon.maxWidth, 40 * scale)]),
      ...seats.map(({ x, y }) => around(x, y, plates[kind].w * seatScale, plates[kind].h * seatScale)),
      ...cornerRow(layout),
      ...frontsOf(layout),
    ],
  };
}

function cornerRow({ corners: { right, pitch, size, menu, emotes } }: Layout): readonly Box[] {
  const row = { x: right.x - 3 * pitch - size / 2, y: right.y - size / 2, w: 3 * pitch + size, h: size };
  return [
    row,
    around(menu.x, menu.y, size, size),
    ...(emotes === null ? [] : [around(emotes.x, emotes.y, size, size)]),
  ];
}

/** Returns the boxes of the cards in front of the players. */
const frontsOf = ({ spread }: Layout): readonly Box[] =>
  spread === undefined
    ? []
    : [...spread.fronts, spread.ownFront].map(({ from, to, w }) => ({
        x: Math.min(from.x, to.x) - w / 2,
        y: Math.min(from.y, to.y) - w * 0.7,
        w: Math.abs(to.x - from.x) + w,
        h: Math.abs(to.y - from.y) + w * 1.4,
      }));
