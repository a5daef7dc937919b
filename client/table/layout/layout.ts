import type { Stage } from "../model/stages.ts";
import type { Box, Point } from "./box.ts";

/** What the layout depends on. Sizes in CSS pixels, inside the safe area. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Seats besides the viewer's own: 1 to 8. */
  readonly others: number;
  readonly stage: Stage["kind"];
  /** Whether the viewer is offered buttons: "never" if nothing is asked here, and they may cover the prompt. */
  readonly buttons: "some" | "none" | "never";
  /** Set if cards lie in front of every player. `open`: some are set aside face up. */
  readonly spread?: { readonly open: boolean };
  /** Whether there is a playmat. */
  readonly playmat: boolean;
}

/** Where everything lies, in CSS pixels inside the safe area; sizes inside a thing are in units of `scale` pixels. */
export interface Layout {
  readonly kind: "desktop" | "portrait" | "landscape";
  /** CSS pixels per unit of the reference picture. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly felt: Box & { readonly radius: number; readonly rim: number };
  readonly header: Point | null;
  readonly corners: CornerRoom;
  readonly seats: readonly Point[];
  /** CSS pixels per unit of plates and tiles: fewer if many stand side by side. */
  readonly seatScale: number;
  readonly own: Box;
  /** null: the stage needs its room. */
  readonly ribbon: (Point & { readonly maxWidth: number }) | null;
  /** `w`: width of a card. */
  readonly pile: Point & { readonly w: number };
  readonly label: Box;
  readonly discard: Point & { readonly w: number; readonly gap: number; readonly most: number };
  /** Centre of the tag that opens the discard pile. */
  readonly discardTag: Point;
  readonly playmat: PlaymatRoom | null;
  readonly stage: Box;
  /** The stage covers the pile's picture: only the label shows its number and odds. */
  readonly pileCovered: boolean;
  readonly prompt: Box;
  /** A separate row for the buttons, or their part of the prompt; null: as much of the prompt's right as they need. */
  readonly buttons: Box | null;
  readonly hand: HandRoom;
  readonly spread?: SpreadLayout;
}

/** Where things lie in games with cards in front of every player. */
export interface SpreadLayout {
  /** In front of the others, in the order of `seats`. */
  readonly fronts: readonly FrontRoom[];
  readonly ownFront: FrontRoom;
  /** `w`: width of a card, which lies crosswise. */
  readonly aside: Point & { readonly w: number };
  /** Its middle, and how wide it may be. */
  readonly asideTag: Point & { readonly most: number };
  /** The first of the cards set aside face up. */
  readonly open: Point & { readonly w: number };
  /** null: the stage says the same and needs its room. */
  readonly reference: Box | null;
  /** full: with a first line · rows: a row for each card · badges: only badges with dots. */
  readonly referenceForm: "full" | "rows" | "badges";
}

/** Room for the cards in front of a player. */
export interface FrontRoom {
  /** The middle of the first card, and of the last one that fits. */
  readonly from: Point;
  readonly to: Point;
  /** Width of a card. */
  readonly w: number;
  /** From card to card, if there is enough room. */
  readonly step: number;
  /** The left end of the row of tokens, and the size of one. */
  readonly tokens: Point & { readonly size: number };
  /** The card in hand; null: it is not drawn. */
  readonly hand: (Point & { readonly w: number }) | null;
}

/** Round icons: the menu at the top left, the others leftwards from the right edge. `size`: side of their square. */
export interface CornerRoom {
  readonly size: number;
  readonly menu: Point;
  readonly right: Point;
  readonly pitch: number;
  /** Where the emotes stand apart; null: they stand among the others. */
  readonly emotes: Point | null;
}

/** Two cards, `x`, `y` the middle of the upper one, and a word at `label`; or one small tag, `x`, `y` its middle. */
export type PlaymatRoom =
  | (Point & { readonly form: "cards"; readonly w: number; readonly pitch: number; readonly label: number })
  | (Point & { readonly form: "tag"; readonly w: number });

interface CardsRoom {
  readonly box: Box;
  /** Width of a card; on shelves, of the largest. */
  readonly card: number;
  /** How far a playable and a selected card rise. */
  readonly lift: { readonly playable: number; readonly selected: number };
}

/** All cards side by side. */
export interface RowRoom extends CardsRoom {
  readonly form: "fan" | "row";
}

/** One row or two, one above the other. */
export interface ShelvesRoom extends CardsRoom {
  readonly form: "shelves";
  /** The height that the sizes of the cards follow: the box may be higher. */
  readonly height: number;
  /** Cards overlap more rather than become narrower than this. */
  readonly least: number;
  /** A row scrolls rather than show less of each card. */
  readonly narrowest: number;
}

export type HandRoom = RowRoom | ShelvesRoom;
