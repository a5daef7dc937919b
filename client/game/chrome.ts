import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Seat } from "../../shared/core/game.ts";
import type { SoundName } from "../sound/sounds.ts";
import type { Corner } from "../table/model/scene.ts";
import type { GameLink } from "./model.ts";

/** What the page adds to the picture of a table: corners of its own, and a note behind the code. */
export interface TableExtras {
  readonly corners: readonly Corner[];
  readonly note: string;
}

/** @returns the middle of a seat's avatar in CSS pixels of the window, or null if it is not shown. */
export type SeatFinder = (seat: Seat) => { readonly x: number; readonly y: number } | null;

/** What the page around a table lends to the game that is drawn in it. */
export interface TableChrome {
  /** `less`: things change place at once, nothing flies. */
  readonly motion: ReadonlySignal<"full" | "less">;
  /** Whether the chance of drawing a kitten is told. */
  readonly odds: ReadonlySignal<boolean>;
  readonly largeType: ReadonlySignal<boolean>;
  readonly sound: TableSound;
  readonly extras: ReadonlySignal<TableExtras>;
  /** One of the corners of `extras` was pressed. */
  corner(id: Corner["id"]): void;
  /** Filled in by the game while it is drawn. */
  readonly seatAt: Signal<SeatFinder | null>;
  /** Filled in by the game: what the viewer is asked right now, null if nothing. */
  readonly asked: Signal<string | null>;
  /** One sentence for four seconds; an error stays until it is dismissed. */
  toast(text: string, kind?: "news" | "hint" | "error"): void;
}

export interface TableSound {
  readonly on: ReadonlySignal<boolean>;
  /** Switches all sounds off, or on again as loud as they were. */
  toggle(): void;
  play(sound: SoundName): void;
}

/**
 * Draws a game into `host`, which covers the window; the page lays its menu button over the top left 56 × 56 px.
 * @returns the end: takes everything down again.
 */
export type MountTable = (host: HTMLElement, link: GameLink, chrome: TableChrome) => () => void;
