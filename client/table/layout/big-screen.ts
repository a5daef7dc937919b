import { around, type Point } from "./box.ts";
import { landscape } from "./landscape.ts";
import type { Layout, Room } from "./layout.ts";

/** Size of the reference layout: wide enough for nine tiles, with type that is readable from four metres. */
const reference = { width: 870, height: 560 };

/** Maximum distance between two tiles. */
const pitch = 150;

/** A tile with space around it, in units. */
const tileRoom = 87;

/** Share of the usual size of a tile: larger up to five players, smaller where ten are narrow. `width` in units. */
const tileScale = (others: number, width: number): number =>
  others <= 5 ? 1.35 : Math.min(1, (width - 20) / others / tileRoom);

/** Height of the middle of the tiles, and of the space that they need, by their scale. */
const tilesY = (scale: number): number => 44 * scale;
const tilesBottom = (scale: number): number => 92 * scale;

/** Stages that need more space than the discards have; they cover the discards. */
const wide: readonly Room["stage"][] = ["hide", "steal", "grid", "future", "arrange", "chain", "duel", "win"];

/**
 * Layout for a television or projector: tiles of all players at the top, below them the felt with large cards, and the
 * prompt as the last line. There is no hand, because a screen shows the hand of no player.
 */
export function bigScreen(room: Room): Layout {
  const s = Math.min(room.width / reference.width, room.height / reference.height);
  const units = room.width / s;
  const height = room.height / s;
  const size = tileScale(room.others, units);
  const top = tilesBottom(size);
  const middle = (top + height - 104) / 2 + 22;
  const card = Math.min(170, (height - top - 238) * 0.65);
  const below = middle + card * 0.7 + 30;
  const isWide = wide.includes(room.stage);
  // A wide stage leaves the row of tags free.
  const stageBottom = isWide && room.stage !== "win" ? below - 20 : height - 116;
  const stageTop = top + 50;
  const stage = { x: isWide ? 246 : 520, y: stageTop, w: units - (isWide ? 270 : 544), h: stageBottom - stageTop };
  // The orbiting backs reach the edge of the felt.
  const pile = room.stage === "stop" ? card * 0.62 : card;
  const base = landscape({ ...room, height: 390 * s });
  return {
    ...base,
    height: room.height,
    felt: { x: 8 * s, y: 66 * s, w: (units - 16) * s, h: (height - 66 - 46) * s, radius: 120 * s, rim: 14 * s },
    seatScale: s * size,
    seats: tiles(room.others, Math.min(pitch, (units - 20) / room.others), units).map(({ x, y }) => ({
      x: x * s,
      y: y * s,
    })),
    ribbon: room.stage === "win" ? null : { x: (units / 2) * s, y: (top + 26) * s, maxWidth: (units - 190) * s },
    pile: { x: 142 * s, y: middle * s, w: pile * s },
    label: around(142 * s, below * s, 170 * s, 46 * s),
    discard: { x: 376 * s, y: middle * s, w: card * s, gap: 60 * s, most: isWide ? 1 : 4 },
    discardTag: { x: 400 * s, y: below * s },
    playmat: room.playmat ? { form: "tag", x: 600 * s, y: below * s, w: 130 * s } : null,
    stage: { x: stage.x * s, y: stage.y * s, w: stage.w * s, h: stage.h * s },
    prompt: around((units / 2) * s, (height - 54) * s, Math.min(units - 60, 720) * s, 76 * s),
    buttons: null,
    // Out of sight. Its size makes the pictures of the cards sharp.
    hand: {
      form: "row",
      box: { x: 0, y: (height + 60) * s, w: units * s, h: 100 * s },
      card: card * s,
      lift: { playable: 0, selected: 0 },
    },
  };
}

function tiles(others: number, step: number, units: number): readonly Point[] {
  return Array.from({ length: others }, (_, index) => ({
    x: units / 2 + (index - (others - 1) / 2) * step,
    y: tilesY(tileScale(others, units)),
  }));
}

/** Maximum distance between two players with cards in front of them, and maximum width of these cards. */
const spreadPitch = 300;
const laidCard = 74;

/** The same with cards in front of all players: below their tiles, and at the lower right the list of all cards. */
export function bigScreenSpread(room: Room): Layout {
  const base = bigScreen(room);
  const { scale: s } = base;
  const [units, height] = [room.width / s, room.height / s];
  const pitch = Math.min(spreadPitch, (units - 30) / room.others);
  const size = tileScale(room.others, units);
  const seats = tiles(room.others, pitch, units);
  const w = Math.min(laidCard, pitch * 0.48);
  const laidTop = tilesBottom(size) + 14;
  const laidBottom = laidTop + w * 1.4;
  const staged = room.stage !== "none" && room.stage !== "win";
  const card = Math.min(110, (height - laidBottom - 220) / 1.4);
  const middle = laidBottom + 58 + card * 0.7;
  const below = middle + card * 0.7 + 26;
  const open = room.spread?.open === true;
  const pileX = units * (open ? 0.12 : 0.18);
  const asideX = units * (open ? 0.29 : 0.44);
  const at = (x: number, y: number) => ({ x: x * s, y: y * s });
  return {
    ...base,
    seats: seats.map(({ x, y }) => at(x, y)),
    ribbon: staged ? null : { ...at(units / 2, laidBottom + 28), maxWidth: (units - 60) * s },
    pile: { ...at(pileX, middle), w: card * s },
    label: around(pileX * s, below * s, 150 * s, 42 * s),
    stage: { ...at(24, laidBottom + 12), w: (units - 48) * s, h: (height - 110 - laidBottom - 12) * s },
    pileCovered: staged,
    prompt: around(312 * s, (height - 54) * s, 600 * s, 76 * s),
    spread: {
      fronts: seats.map(({ x, y }) => {
        const reach = Math.max(0, pitch - w - 12) / 2;
        const laid = laidTop + w * 0.7;
        return {
          from: at(x - reach, laid),
          to: at(x + reach, laid),
          w: w * s,
          step: w * 0.8 * s,
          tokens: { ...at(x + 48 * size, y - 6), size: 16 * s },
          hand: { ...at(x + 29 * size, y - 5 * size), w: 25 * size * s },
        };
      }),
      // A screen has no seat of its own.
      ownFront: {
        from: at(0, -height),
        to: at(0, -height),
        w,
        step: 0,
        tokens: { ...at(0, -height), size: 0 },
        hand: null,
      },
      aside: { ...at(asideX, middle), w: card * s },
      asideTag: { ...at(asideX, below), most: 190 * s },
      open: { ...at(units * 0.43, middle), w: card * 0.75 * s },
      reference: staged ? null : { ...at(units - 330, height - 296), w: 318 * s, h: 196 * s },
      referenceForm: "full",
    },
  };
}
