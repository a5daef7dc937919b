import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Seat } from "../../shared/core/game.ts";
import type { PlaySound } from "../sound/sounds.ts";
import type { Corner } from "../table/model/scene.ts";
import type { SeatSpot } from "../table/table.ts";
import type { GameLink, TableSnapshot } from "./model.ts";

/** What the page adds to the picture of a table: more corners, and a note after the code. */
export interface TableExtras {
  readonly corners: readonly Corner[];
  readonly note: string;
}

export type { SeatSpot };

/** @returns where a seat's portrait is, in CSS pixels of the window, or null if it is not shown. */
export type SeatFinder = (seat: Seat) => SeatSpot | null;

/** What the page around a table gives to the game drawn in it. */
export interface TableChrome {
  /** `less`: things move at once, nothing flies. */
  readonly motion: ReadonlySignal<"full" | "less">;
  /** Whether the table shows the chance of drawing a kitten. */
  readonly odds: ReadonlySignal<boolean>;
  readonly largeType: ReadonlySignal<boolean>;
  readonly sound: TableSound;
  /** Drums on the table, for everybody to hear. */
  drum(): void;
  readonly extras: ReadonlySignal<TableExtras>;
  /** The viewer pressed one of the corners of `extras`. */
  corner(id: Corner["id"]): void;
  /** The viewer pressed the seat of a bot, or of one of the `others`. */
  about(seat: Seat): void;
  /** How a card is dragged to a player is shown once in a browser. */
  readonly dragHint: DragHint;
  /** The game sets this while it is drawn. */
  readonly seatAt: Signal<SeatFinder | null>;
  /** The game sets this: what the viewer is asked right now, null if nothing. */
  readonly asked: Signal<string | null>;
  /** The game sets this: where its picture is. */
  readonly shown: Signal<ShownMoment | null>;
  /** How many draws of their own the viewer has seen at this browser. */
  readonly draws: { count(): number; more(): void };
  /** Shows a sentence for four seconds; an error stays until dismissed. */
  toast(text: string, kind?: "news" | "hint" | "error"): void;
}

export interface DragHint {
  /** Whether it has yet to be shown. */
  readonly due: ReadonlySignal<boolean>;
  /** The viewer has seen it, or has dragged a card to a player. */
  seen(): void;
}

/** What the picture of a table shows: it may lag behind the table. */
export interface ShownMoment {
  readonly phase: TableSnapshot["phase"];
  readonly seq: number;
  /** Whether it does not show the table as it is yet. */
  readonly midway: boolean;
  /** Whether it shows the table as it is, and nothing moves. */
  readonly atRest: boolean;
}

export interface TableSound {
  readonly on: ReadonlySignal<boolean>;
  /** Switches all sounds off, or on again at the previous volume. */
  toggle(): void;
  readonly play: PlaySound;
}

/**
 * Draws a game into `host`, which covers the window; the page lays its menu button over the top left 56 × 56 px.
 * @returns what removes everything again.
 */
export type MountTable = (host: HTMLElement, link: GameLink, chrome: TableChrome) => () => void;
