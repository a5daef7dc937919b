import type { Stage } from "../model.ts";
import type { Box, Point } from "./box.ts";
import { desktop } from "./desktop.ts";
import { landscape } from "./landscape.ts";
import { portrait } from "./portrait.ts";

/** What the arrangement depends on. Sizes in CSS pixels, inside the safe area. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Seats besides the viewer's own: 1 to 8. */
  readonly others: number;
  readonly stage: Stage["kind"];
}

/** Where everything lies, in CSS pixels inside the safe area; sizes inside a thing are in units of `scale` pixels. */
export interface Layout {
  readonly kind: "desktop" | "portrait" | "landscape";
  /** CSS pixels a unit of the reference picture. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly felt: Box & { readonly radius: number; readonly rim: number };
  readonly header: Point | null;
  readonly corners: CornerRoom;
  readonly seats: readonly Point[];
  readonly own: Box;
  /** null: the stage needs its place. */
  readonly ribbon: (Point & { readonly maxWidth: number }) | null;
  /** `w`: width of a card. */
  readonly pile: Point & { readonly w: number };
  readonly label: Box;
  readonly discard: Point & { readonly w: number; readonly gap: number; readonly most: number };
  /** Centre of the tag that opens the discard pile. */
  readonly discardTag: Point;
  readonly stage: Box;
  /** The stage covers the pile's picture: its number and odds stand in the label alone. */
  readonly pileCovered: boolean;
  readonly prompt: Box;
  /** A row of its own for the buttons; null: they stand inside the prompt, at its right. */
  readonly buttons: Box | null;
  readonly hand: HandRoom;
  /** Width of the card that is shown in full on hover. */
  readonly large: number;
}

/** Round icons: the menu at the top left, the others from the right edge leftwards. `size`: side of the square that is drawn. */
export interface CornerRoom {
  readonly size: number;
  readonly menu: Point;
  readonly right: Point;
  readonly pitch: number;
  /** A place of its own for the emotes; null: they stand among the others. */
  readonly emotes: Point | null;
}

export interface HandRoom {
  readonly form: "fan" | "shelves" | "row";
  readonly box: Box;
  /** Width of a card, and how far the front shelf lies below the back one. */
  readonly card: number;
  readonly shelf: number;
  /** How far a playable and a selected card rise. */
  readonly lift: { readonly playable: number; readonly selected: number };
}

/** The arrangement for a window: desktop where it is wide and high enough, portrait where it is higher than wide, else landscape. */
export function layoutOf(room: Room): Layout {
  if (room.width >= 900 && room.height >= 540) return desktop(room);
  return room.height > room.width ? portrait(room) : landscape(room);
}
