import type { ComponentType } from "preact";
import type { EditionInfo } from "../../shared/core/game.ts";
import type { Language } from "../../shared/locales/languages.ts";
import type { AnyGame, GameView } from "../../shared/net/games.ts";
import type { GameReplay } from "../../shared/replays/replays.ts";
import type { MountTable } from "./chrome.ts";
import type { Entry } from "./chronicle.ts";
import type { Guide } from "./guide.ts";
import type { Lesson } from "./lesson.ts";
import type { Chair } from "./model.ts";
import type { Ranked } from "./ranked.ts";

/**
 * One game on the page: all that the page knows of it. Names and posters are there at once; the code of everything else
 * arrives when it is first asked for. Texts are in the language in use.
 */
export interface ClientGame {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  readonly name: () => string;
  /** Each of its editions is on one of them. */
  readonly posters: readonly Poster[];
  /** What its editions' options are called, in the order in which they are offered. */
  readonly switches: readonly Switch[];
  /** Its rules, and how its part of a table's state is read. */
  engine(): Promise<AnyGame>;
  /** What draws it on a table. */
  mount(): Promise<MountTable>;
  result(): Promise<ResultWords>;
  chronicle(): Promise<ChronicleOf>;
  guide(): Promise<GuideOf>;
  /** The page that says how it is played. */
  rules(): Promise<ComponentType<RulesProps>>;
  /** A first game that teaches; null where it has none. */
  readonly lesson: (() => Promise<Lesson>) | null;
}

/** What several editions are offered by together. */
export interface Poster {
  readonly id: string;
  /** A drawing: "faces/nope". */
  readonly face: string;
  /** Ground and rays, as CSS. */
  readonly colours: readonly [string, string];
  readonly title: () => string;
  /** Where there is little room. */
  readonly short: () => string;
  readonly editions: readonly EditionNames[];
}

export interface EditionNames {
  readonly id: string;
  readonly name: () => string;
  /** Among the editions of its poster. */
  readonly deck: () => string;
}

/** An option of a table. */
export interface Switch {
  /** As in `EditionInfo`. */
  readonly name: string;
  readonly title: () => string;
  readonly note: () => string;
  /** What is said at a table of how it is set; null where that goes without saying. */
  readonly setting: (on: boolean) => string | null;
}

export interface ResultWords {
  /** Everybody, the winners first; nobody while the game goes on. */
  ranks(game: GameView): readonly Ranked[];
  /** @param mine the viewer has won. */
  headline(winner: string, mine: boolean): string;
}

/** Everything that happened in a game, oldest first. */
export type ChronicleOf = (opened: GameReplay, language: Language, chairs: readonly Chair[]) => readonly Entry[];

/** Everything that an edition is played with. */
export type GuideOf = (edition: string) => Guide;

export interface RulesProps {
  /** What it adds comes into view. */
  readonly edition: string;
}
