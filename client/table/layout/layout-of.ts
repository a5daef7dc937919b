import { desktop } from "./desktop.ts";
import { landscape } from "./landscape.ts";
import type { Layout, Room } from "./layout.ts";
import { portrait } from "./portrait.ts";
import { desktopSpread } from "./spread/desktop.ts";
import { landscapeSpread } from "./spread/landscape.ts";
import { portraitSpread } from "./spread/portrait.ts";

/** Returns the layout for a window: desktop if wide and high enough, portrait if higher than wide, else landscape. */
export function layoutOf(room: Room): Layout {
  if (room.width >= 900 && room.height >= 540) return room.spread ? desktopSpread(room) : desktop(room);
  if (room.height > room.width) return room.spread ? portraitSpread(room) : portrait(room);
  return room.spread ? landscapeSpread(room) : landscape(room);
}
