import { around, type Point } from "../box.ts";
import { desktop, spread } from "../desktop.ts";
import type { Layout, Room, TableauRoom } from "../layout.ts";

/**
 * Desktop layout with cards in front of all players: pile and card set aside in the middle, two large hand cards, and
 * the list at their right.
 */
export function desktopSpread(room: Room): Layout {
  const base = desktop(room);
  const { scale: s, width } = base;
  const x = (units: number) => width / 2 + (units - 640) * s;
  const top = (room.height - Math.min(room.height, 720 * s * spread.height)) / 2;
  const y = (units: number) => top + ((room.height - 2 * top) * units) / 720;
  const shift = room.spread?.open === true ? -70 : 0;
  const staged = room.stage !== "none" && room.stage !== "win";
  const hand = around(x(642), y(612), 312 * s, 212 * s);
  return {
    ...base,
    own: around(x(119), y(600), 190 * s, 84 * s),
    ribbon: staged ? null : { x: x(640), y: y(226), maxWidth: 520 * s },
    pile: { x: x(556 + shift), y: y(314), w: 84 * s },
    label: around(x(556 + shift), y(398), 138 * s, 38 * s),
    stage: { x: x(384), y: y(207), w: 512 * s, h: 166 * s },
    pileCovered: staged,
    hand: { ...base.hand, form: "row", box: hand, card: 142 * s, lift: { playable: 6 * s, selected: 20 * s } },
    spread: {
      fronts: base.seats.map((seat) => frontOf(seat, base, room.others)),
      ownFront: {
        from: { x: x(266), y: y(616) },
        to: { x: x(430), y: y(616) },
        w: 76 * s,
        step: 62 * s,
        tokens: { x: x(108), y: y(655), size: 24 * s },
        hand: null,
      },
      aside: { x: x(728 + shift), y: y(318), w: 84 * s },
      asideTag: { x: x(728 + shift), y: y(398), most: 170 * s },
      open: { x: x(800), y: y(318), w: 76 * s },
      reference: { x: x(820), y: y(500), w: 392 * s, h: 210 * s },
      referenceForm: "full",
    },
  };
}

/** Below a panel at the top; beside a panel at the side, towards the middle. */
function frontOf(seat: Point, { scale: s, width }: Layout, others: number): TableauRoom {
  const w = 76 * s;
  const left = seat.x < width * 0.2;
  const right = seat.x > width * 0.8;
  if (left || right) {
    const inner = seat.x + (left ? 145 : -145) * s;
    const far = inner + (left ? 76 : -76) * s;
    return {
      from: { x: left ? inner : far, y: seat.y + 8 * s },
      to: { x: left ? far : inner, y: seat.y + 8 * s },
      w,
      step: 62 * s,
      tokens: { x: seat.x - 38 * s, y: seat.y + 36 * s, size: 20 * s },
      hand: { x: seat.x + 46 * s, y: seat.y + 60 * s, w: 46 * s },
    };
  }
  const reach = others === 1 ? 320 : 150;
  const y = seat.y + 100 * s;
  return {
    from: { x: seat.x - reach * s, y },
    to: { x: seat.x + 6 * s, y },
    w: 72 * s,
    step: 58 * s,
    tokens: { x: seat.x - 38 * s, y: seat.y + 36 * s, size: 20 * s },
    hand: { x: seat.x + 74 * s, y: seat.y + 68 * s, w: 46 * s },
  };
}
