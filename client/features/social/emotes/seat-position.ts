import type { Seat } from "../../../../shared/core/game.ts";
import type { SeatSpot } from "../../../game-model/table-host.ts";
import type { Talk } from "../../../state/talk.ts";

/** Returns the position of a seat's portrait, in a row of a page or on the drawn table. In CSS pixels of the window. */
export function spotOf(seat: Seat, talk: Talk): SeatSpot | null {
  const panels = boxesOf(".chat-panel, .emote-bar");
  const [row] = boxesOf(`[data-seat="${seat}"] .avatar`);
  if (row) {
    const { x, y, w, h } = row;
    return { x: x + w / 2, y: y + h / 2, w, never: panels, rather: boxesOf("main button, main .avatar, main .label") };
  }
  const spot = talk.seatAt.value?.(seat);
  return spot ? { ...spot, never: [...spot.never, ...panels] } : null;
}

/** Returns the boxes of visible elements. */
export const boxesOf = (selector: string): SeatSpot["never"] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
