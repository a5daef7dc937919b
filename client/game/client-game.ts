import type { ComponentType } from "preact";
import type { Reason } from "../../shared/coach/report.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { EditionInfo, Seat } from "../../shared/core/game.ts";
import type { Language } from "../../shared/locales/languages.ts";
import type { AnyGame, GameBatch, GameView } from "../../shared/net/games.ts";
import type { GameReplay } from "../../shared/replays/replays.ts";
import type { MountTable } from "./chrome.ts";
import type { Entry } from "./chronicle.ts";
import type { Guide } from "./guide.ts";
import type { Honour } from "./honours.ts";
import type { Lesson } from "./lesson.ts";
import type { Chair } from "./model.ts";
import type { Ranked } from "./ranked.ts";

/**
 * Everything that the page knows of one game. Names and posters are there at once; all other code loads when needed.
 * Texts are in the current language.
 */
export interface ClientGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  readonly name: () => string;
  /** Each edition of the game is on one of them. */
  readonly posters: readonly Poster[];
  /** The names of its editions' options, in the order shown. */
  readonly switches: readonly Switch[];
  /** The definition of the game, and how to read its part of a table's state. */
  engine(): Promise<AnyGame>;
  /** What draws it on a table. */
  mount(): Promise<MountTable>;
  result(): Promise<ResultWords>;
  chronicle(): Promise<ChronicleOf>;
  guide(): Promise<GuideOf>;
  feats(): Promise<FeatWords>;
  /** The page that explains how to play. */
  rules(): Promise<ComponentType<RulesProps>>;
  /** A first game that teaches; null where it has none. */
  readonly lesson: (() => Promise<Lesson>) | null;
  /** What the coach says; null where it does not know the game. */
  readonly coach: (() => Promise<CoachWords>) | null;
}

/** What the coach says of a game. @param chairs of the table, in seat order. */
export interface CoachWords {
  /** A command as advice: "Play Attack on Biscuit". */
  command(command: Command, chairs: readonly Chair[]): string;
  /** Why it is best, as a sentence. */
  reason(reason: Reason, chairs: readonly Chair[]): string;
}

/** One picture that offers several editions. */
export interface Poster {
  readonly id: string;
  /** A drawing: "faces/nope". */
  readonly face: string;
  /** Ground and rays, as CSS. */
  readonly colours: readonly [string, string];
  readonly title: () => string;
  /** For little room. */
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
  /** How a table words its setting; null: not worth saying. */
  readonly setting: (on: boolean) => string | null;
}

export interface ResultWords {
  /** Everybody, the winners first; empty while the game runs. */
  ranks(game: GameView): readonly Ranked[];
  /** @param mine whether the viewer has won. */
  headline(winner: string, mine: boolean): string;
  /** What everybody was best at. @param story of the whole game. */
  honours(game: GameView, story: GameBatch): readonly Honour[];
  /** What decided the game; null where no moment does. */
  readonly decisive: DecisiveMoment | null;
}

/** The moment of a game that one wants to see again. */
export interface DecisiveMoment {
  /** "See the fatal draw". */
  readonly title: () => string;
  /**
   * @param entries the chronicle of the game.
   * @param seat the viewer's; null for others.
   * @returns the step that shows it; null if the game had no such moment.
   */
  stepOf(entries: readonly Entry[], seat: Seat | null): number | null;
}

/** What a profile calls the feats of a game (`GameDefinition`), by their short names. */
export interface FeatWords {
  /** What players go out by. `badge`: a drawing, "badges/burst". */
  readonly deaths: Readonly<Record<string, { readonly title: () => string; readonly badge: string }>>;
  readonly moments: Readonly<Record<string, () => string>>;
}

/** The chronicle of a game, oldest line first. */
export type ChronicleOf = (opened: GameReplay, language: Language, chairs: readonly Chair[]) => readonly Entry[];

/** Everything that an edition is played with. */
export type GuideOf = (edition: string) => Guide;

export interface RulesProps {
  /** The page scrolls to what this edition adds. */
  readonly edition: string;
}
