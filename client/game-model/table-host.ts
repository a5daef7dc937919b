import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Seat } from "../../shared/core/game.ts";
import type { PlaySound } from "../sound/sounds.ts";
import type { PromptCall } from "../table/scene/pieces.ts";
import type { CornerButton } from "../table/scene/scene.ts";
import type { SeatSpot } from "../table/table.ts";
import type { GameSource, TableSnapshot } from "./model.ts";

/** Additions of the page to the drawn table: more corners, and a note after the code. */
export interface TableExtras {
  readonly corners: readonly CornerButton[];
  readonly note: string;
}

export type { SeatSpot };

/** @returns position of a seat's portrait, in CSS pixels of the window, or null if it is not visible. */
export type SeatFinder = (seat: Seat) => SeatSpot | null;

/** Callbacks and settings that the page passes to the drawn game. */
export interface TableHost {
  /** `less` disables flying animations: changes appear immediately. */
  readonly motion: ReadonlySignal<"full" | "less">;
  /** Whether the table shows the chance of drawing a kitten. */
  readonly odds: ReadonlySignal<boolean>;
  readonly largeType: ReadonlySignal<boolean>;
  /** Whether a big screen shows the table besides, so that this page shows only the hand. */
  readonly handOnly?: ReadonlySignal<boolean>;
  /** Set for a television or projector: all players at the top, large type, and no controls. */
  readonly bigScreen?: boolean;
  /** Whether a single character presses a button. */
  readonly singleKeys: ReadonlySignal<boolean>;
  readonly sound: TableSound;
  /** Drums on the table; all players and spectators hear it. */
  drum(): void;
  readonly extras: ReadonlySignal<TableExtras>;
  /** Called when the viewer presses one of the corners of `extras`. */
  onCorner(id: CornerButton["id"]): void;
  /** Called when the viewer presses the seat of a bot, or of one of the `others`. */
  openSeatSheet(seat: Seat): void;
  /** Hint on how to drag a card. It is shown once per browser. */
  readonly dragHint: DragHint;
  /** Set by the game while it is drawn. */
  readonly seatAt: Signal<SeatFinder | null>;
  /** Set by the game: whether the table shows a prompt, for the viewer or about others. */
  readonly promptShown: Signal<boolean>;
  /** Set by the game: current prompt for the viewer; null without a prompt. */
  readonly currentPrompt: Signal<string | null>;
  /** Set by the game: reason for which it calls a viewer who does not look; null without one. */
  readonly currentCall: Signal<PromptCall | null>;
  /** Set by the game: whether its picture is still loading, is shown, or was dropped by the browser. */
  readonly picture: Signal<PictureState>;
  /** Set by the game: displayed moment. */
  readonly displayedMoment: Signal<DisplayedMoment | null>;
  /** Number of own draws that the viewer has seen at this browser. */
  readonly draws: { count(): number; more(): void };
  /** Shows a sentence for four seconds. An error stays until dismissed. */
  toast(text: string, kind?: "news" | "hint" | "error"): void;
}

export type PictureState = "loading" | "shown" | "lost";

export interface DragHint {
  /** Whether the hint is still to be shown. */
  readonly due: ReadonlySignal<boolean>;
  /** Called when the hint begins, and when the viewer has dragged a card. */
  seen(): void;
}

/** Displayed state of a table. It may lag behind the table. */
export interface DisplayedMoment {
  readonly phase: TableSnapshot["phase"];
  readonly seq: number;
  /** Whether the display lags behind the table. */
  readonly midway: boolean;
  /** Whether the display shows the current table and no animation runs. */
  readonly atRest: boolean;
}

export interface TableSound {
  readonly on: ReadonlySignal<boolean>;
  /** Switches all sounds off, or on again at the previous volume. */
  toggle(): void;
  readonly play: PlaySound;
}

/**
 * Draws a game into `host`, which covers the window. The page places its menu button over the top left 56 × 56 px.
 * @returns a function that removes everything again.
 */
export type MountTable = (host: HTMLElement, link: GameSource, chrome: TableHost) => () => void;
