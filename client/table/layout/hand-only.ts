import { around, clamp } from "./box.ts";
import type { Layout, Room } from "./layout.ts";
import { portrait } from "./portrait.ts";

/** Heights in units, from the bottom up. The button is as large as a thumb reaches. */
const buttonHeight = 96;
const promptHeight = 62;
const barHeight = 32;
const gap = 10;

/** Height of a stage that the viewer needs to decide, and of the hand below it; the stage shrinks first. */
const stageHeight = { least: 150, most: 210 };
const leastHand = 150;

/** Middle of all that the big screen shows: above the window, so that cards fly there. */
const above = -220;

type HandOnly = NonNullable<Room["handOnly"]>;

/**
 * Layout for a phone beside a big screen, held upright in one hand: the hand fills the window, and what the viewer is
 * asked is at the bottom with one large button.
 */
export function handOnly(room: Room, { tiles }: HandOnly): Layout {
  const base = portrait(room);
  const { scale: s } = base;
  const units = { width: room.width / s, height: room.height / s };
  const buttonsTop = units.height - 14 - buttonHeight;
  const promptTop = buttonsTop - gap - promptHeight;
  const tilesBottom = tiles ? (room.others > 4 ? 206 : 150) : 0;
  const top = Math.max(barHeight + 22, tilesBottom + gap);
  const bottom = promptTop - 20;
  const stage = clamp(bottom - top - gap - leastHand, stageHeight.least, stageHeight.most);
  const handTop = top + (room.stage === "none" ? 0 : stage + gap);
  const out = { x: (units.width / 2) * s, y: above * s };
  return {
    ...base,
    felt: { ...base.felt, y: 2 * above * s, h: -above * s },
    header: null,
    seats: tiles ? base.seats : base.seats.map(({ x }) => ({ x, y: above * s })),
    own: around((units.width / 2) * s, (8 + barHeight / 2) * s, 180 * s, barHeight * s),
    ribbon: null,
    pile: { ...out, w: 106 * s },
    label: around(out.x, out.y, 142 * s, 34 * s),
    discard: { ...base.discard, ...out },
    discardTag: out,
    playmat: room.playmat ? { form: "tag", ...out, w: 112 * s } : null,
    stage: { x: 12 * s, y: top * s, w: (units.width - 24) * s, h: stage * s },
    pileCovered: false,
    prompt: around((units.width / 2) * s, (promptTop + promptHeight / 2) * s, 370 * s, promptHeight * s),
    buttons: { x: 10 * s, y: buttonsTop * s, w: (units.width - 20) * s, h: buttonHeight * s },
    hand: {
      ...base.hand,
      form: "shelves",
      box: { x: 6 * s, y: handTop * s, w: (units.width - 12) * s, h: (bottom - handTop) * s },
      card: 150 * s,
      height: (bottom - handTop) * s,
      least: 95 * s,
      narrowest: Math.max(44, 44 * s),
      lift: { playable: 5 * s, selected: 16 * s },
    },
  };
}

/** Maximum width of a card in a game with hands of two, in units, and the height that a selected one rises. */
const widestCard = 178;
const rise = 16;

/** The same for a game with cards in front of all players. A card that only the viewer knows is at its owner's tile. */
export function handOnlySpread(room: Room, { tiles }: HandOnly): Layout {
  const base = handOnly(room, { tiles });
  const { scale: s, seatScale, seats, hand } = base;
  const out = { x: room.width / 2, y: above * s };
  const front = { from: out, to: out, w: 50 * s, step: 0, tokens: { ...out, size: 15 * s } };
  const card = Math.min(widestCard * s, (hand.box.h - (rise + 8) * s) / 1.4);
  return {
    ...base,
    hand: { form: "row", box: hand.box, card, lift: { playable: 3 * s, selected: rise * s } },
    spread: {
      fronts: seats.map(({ x, y }) => ({
        ...front,
        hand: tiles ? { x: x + 29 * seatScale, y: y - 5 * seatScale, w: 32 * seatScale } : null,
      })),
      ownFront: { ...front, hand: null },
      aside: { ...out, w: 64 * s },
      asideTag: { ...out, most: 146 * s },
      open: { ...out, w: 64 * s },
      reference: null,
      referenceForm: "badges",
    },
  };
}
