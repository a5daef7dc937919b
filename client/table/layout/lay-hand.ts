import { layFan } from "./fan.ts";
import type { HandLayout, Raised } from "./hand.ts";
import type { HandRoom } from "./layout.ts";
import { layShelves } from "./shelves.ts";

/** Returns the positions of the hand cards. `scroll`: pixels moved to the left, 0 to `scrollable`. */
export function layHand(cards: readonly Raised[], room: HandRoom, scale: number, scroll = 0): HandLayout {
  if (room.form === "shelves") return layShelves(cards, room, scale, scroll);
  return layFan(cards, room, scale, scroll);
}
