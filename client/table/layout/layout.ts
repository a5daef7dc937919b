import type { Stage } from "../scene/stages.ts";
import type { Box, Point } from "./box.ts";

/** Input of the layout. Sizes in CSS pixels, inside the safe area. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Seats besides the viewer's own: 1 to 9. */
  readonly others: number;
  readonly stage: Stage["kind"];
  /**
   * Whether the viewer has buttons. "never": this page has no decisions, so the layout reserves no space for buttons.
   */
  readonly buttons: "some" | "none" | "never";
  /** Set if cards lie in front of all players. `open`: some cards are set aside face up. */
  readonly spread?: { readonly open: boolean };
  /** For a phone beside a big screen. `tiles`: the viewer needs the other players. */
  readonly handOnly?: { readonly tiles: boolean };
  /** For a television or projector. */
  readonly bigScreen?: boolean;
  /** Whether there is a playmat. */
  readonly playmat: boolean;
}

/**
 * Positions of all objects, in CSS pixels inside the safe area. Sizes inside an object are in units of `scale` pixels.
 */
export interface Layout {
  readonly kind: "desktop" | "portrait" | "landscape";
  /** CSS pixels per unit of the reference layout. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly felt: Box & { readonly radius: number; readonly rim: number };
  readonly header: Point | null;
  readonly corners: CornerRoom;
  readonly seats: readonly Point[];
  /** CSS pixels per unit of panels and tiles; smaller if many are side by side. */
  readonly seatScale: number;
  readonly own: Box;
  /** null: the stage needs its space. */
  readonly ribbon: (Point & { readonly maxWidth: number }) | null;
  /** `w`: width of a card. */
  readonly pile: Point & { readonly w: number };
  readonly label: Box;
  readonly discard: Point & { readonly w: number; readonly gap: number; readonly most: number };
  /** Centre of the tag that opens the discard pile. */
  readonly discardTag: Point;
  readonly playmat: PlaymatRoom | null;
  readonly stage: Box;
  /** The stage covers the pile, and only the label shows its number and odds. */
  readonly pileCovered: boolean;
  readonly prompt: Box;
  /**
   * A separate row for the buttons, or their part of the prompt. null: the right part of the prompt, as wide as
   * necessary.
   */
  readonly buttons: Box | null;
  readonly hand: HandRoom;
  readonly spread?: SpreadLayout;
}

/** Positions for games with cards in front of all players. */
export interface SpreadLayout {
  /** In front of the other players, in the order of `seats`. */
  readonly fronts: readonly TableauRoom[];
  readonly ownFront: TableauRoom;
  /** `w`: width of a card, which lies crosswise. */
  readonly aside: Point & { readonly w: number };
  /** Its middle, and its maximum width. */
  readonly asideTag: Point & { readonly most: number };
  /** First of the cards set aside face up. */
  readonly open: Point & { readonly w: number };
  /** null: the stage has the same information and needs the space. */
  readonly reference: Box | null;
  /** full: with a header · rows: a row for each card · badges: only badges with dots. */
  readonly referenceForm: "full" | "rows" | "badges";
}

/** Space for the cards in front of a player. */
export interface TableauRoom {
  /** Middle of the first card, and of the last one that fits. */
  readonly from: Point;
  readonly to: Point;
  /** Width of a card. */
  readonly w: number;
  /** Distance from card to card if there is enough space. */
  readonly step: number;
  /** Left end of the row of tokens, and size of a token. */
  readonly tokens: Point & { readonly size: number };
  /** The card in hand; null: it is not drawn. */
  readonly hand: (Point & { readonly w: number }) | null;
}

/** Round icons: the menu at the top left, the others from the right edge to the left. `size`: side of their square. */
export interface CornerRoom {
  readonly size: number;
  readonly menu: Point;
  readonly right: Point;
  readonly pitch: number;
  /** Separate position of the emotes; null: they are among the others. */
  readonly emotes: Point | null;
}

/**
 * Two cards, with the middle of the upper one at `x`, `y` and a text at `label`; or one small tag with its middle at
 * `x`, `y`.
 */
export type PlaymatRoom =
  | (Point & { readonly form: "cards"; readonly w: number; readonly pitch: number; readonly label: number })
  | (Point & { readonly form: "tag"; readonly w: number });

interface CardsRoom {
  readonly box: Box;
  /** Width of a card; on shelves, of the largest card. */
  readonly card: number;
  /** Rise of a playable and of a selected card. */
  readonly lift: { readonly playable: number; readonly selected: number };
}

/** All cards side by side. */
export interface RowRoom extends CardsRoom {
  readonly form: "fan" | "row";
}

/** One row or two, one above the other. */
export interface ShelvesRoom extends CardsRoom {
  readonly form: "shelves";
  /** Height that determines the sizes of the cards; the box may be higher. */
  readonly height: number;
  /** Minimum width of cards; below it they overlap more. */
  readonly least: number;
  /** Minimum step between cards; below it the row scrolls. */
  readonly narrowest: number;
}

export type HandRoom = RowRoom | ShelvesRoom;
