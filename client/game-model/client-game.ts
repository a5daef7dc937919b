import type { ComponentType } from "preact";
import type { Reason } from "../../shared/coach/report.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { EditionInfo, Seat } from "../../shared/core/game.ts";
import type { Language } from "../../shared/locales/languages.ts";
import type { AnyGame, GameEvents, GameView } from "../../shared/net/games.ts";
import type { GameReplay } from "../../shared/replays/replays.ts";
import type { Award } from "./awards.ts";
import type { Guide } from "./guide.ts";
import type { Lesson } from "./lesson.ts";
import type { Chair } from "./model.ts";
import type { MoveListEntry } from "./move-list.ts";
import type { RankedSeat } from "./ranked-seat.ts";
import type { MountTable } from "./table-host.ts";

/**
 * Client part of one game. Names and posters are available immediately; all other code is loaded on demand. Texts are
 * in the current language.
 */
export interface ClientGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  readonly name: () => string;
  /** Posters of the game. Each edition is on one of them. */
  readonly posters: readonly Poster[];
  /** Names of its editions' options, in display order. */
  readonly options: readonly Switch[];
  /** Loads the definition of the game, which also reads its part of a table's state. */
  engine(): Promise<AnyGame>;
  /** Loads the renderer of the game. */
  mount(): Promise<MountTable>;
  result(): Promise<ResultTexts>;
  moveList(): Promise<MoveListOf>;
  guide(): Promise<GuideOf>;
  featTexts(): Promise<FeatTexts>;
  /** Page with the rules of the game. */
  rules(): Promise<ComponentType<RulesProps>>;
  /** Interactive tutorial; null if the game has none. */
  readonly lesson: (() => Promise<Lesson>) | null;
  /** Texts of the coach; null if the coach does not support the game. */
  readonly coach: (() => Promise<CoachTexts>) | null;
}

/** Texts of the coach about a game. @param chairs of the table, in seat order. */
export interface CoachTexts {
  /** A command as advice: "Play Attack on Biscuit". */
  command(command: Command, chairs: readonly Chair[]): string;
  /** Reason for the advice, as a sentence. */
  reason(reason: Reason, chairs: readonly Chair[]): string;
}

/** Poster that offers one or several editions. */
export interface Poster {
  readonly id: string;
  /** A drawing: "faces/nope". */
  readonly face: string;
  /** Colours of ground and rays, as CSS. */
  readonly colours: readonly [string, string];
  readonly title: () => string;
  /** Short title for small spaces. */
  readonly short: () => string;
  readonly editions: readonly EditionNames[];
}

export interface EditionNames {
  readonly id: string;
  readonly name: () => string;
  /** Its name among the editions of its poster. */
  readonly deck: () => string;
}

/** An option of a table. */
export interface Switch {
  /** As in `EditionInfo`. */
  readonly name: string;
  readonly title: () => string;
  readonly note: () => string;
  /** Text of the setting at a table; null if it needs no mention. */
  readonly setting: (on: boolean) => string | null;
}

export interface ResultTexts {
  /** Ranks of all players, the winners first; empty while the game runs. */
  ranks(game: GameView): readonly RankedSeat[];
  /** @param mine whether the viewer has won. */
  headline(winner: string, mine: boolean): string;
  /** Awards of the players. @param story of the whole game. */
  awards(game: GameView, story: GameEvents): readonly Award[];
  /** Decisive moment of the game; null if the game has no such concept. */
  readonly decisive: DecisiveMoment | null;
}

/** A moment of a game that players like to watch again. */
export interface DecisiveMoment {
  /** "See the fatal draw". */
  readonly title: () => string;
  /**
   * @param entries move list of the game.
   * @param seat of the viewer; null for other viewers.
   * @returns the step that shows the moment; null if the game had no such moment.
   */
  stepOf(entries: readonly MoveListEntry[], seat: Seat | null): number | null;
}

/** Texts for the achievements of a game (`GameDefinition`), by their short names. */
export interface FeatTexts {
  /** Causes of elimination. `badge`: a drawing, "badges/burst". */
  readonly deaths: Readonly<Record<string, { readonly title: () => string; readonly badge: string }>>;
  readonly moments: Readonly<Record<string, () => string>>;
}

/** Move list of a game, oldest entry first. */
export type MoveListOf = (opened: GameReplay, language: Language, chairs: readonly Chair[]) => readonly MoveListEntry[];

/** Card guide of an edition. */
export type GuideOf = (edition: string) => Guide;

export interface RulesProps {
  /** The page scrolls to the additions of this edition. */
  readonly edition: string;
}
