import type { ComponentType } from "preact";
import type { Reason } from "../../shared/coach/report.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { DeckRefusal } from "../../shared/core/deck.ts";
import type { AnyEvent, AnyView, DeckData, EditionInfo, Seat } from "../../shared/core/game.ts";
import type { AnyGame, GameEvents, GameView } from "../../shared/net/games.ts";
import type { Course } from "../../shared/replays/replays.ts";
import type { Award } from "./awards.ts";
import type { Guide } from "./guide.ts";
import type { Chair } from "./model.ts";
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
  /** Its edition with decks that hosts compose; null if it has none. */
  readonly ownDecks: OwnDecks | null;
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

/** Edition with decks that hosts compose. Only tables have it, never the queue. */
export interface OwnDecks {
  readonly info: EditionInfo;
  readonly poster: Poster;
  /** Loads the code that reads, shows and edits decks. */
  load(): Promise<DeckKit>;
}

export interface DeckKit {
  /** Page that composes, opens and shares decks. @param link part of its address after the #; null: none. */
  readonly Page: ComponentType<{ readonly link: string | null }>;
  /** Chooses and edits the deck of a table. */
  readonly Choice: ComponentType<DeckChoiceProps>;
  /** Shows a deck: its mix, its numbers and its options. */
  readonly View: ComponentType<{ readonly deck: DeckData }>;
  /** Deck of a new table: the one that this browser composed last, if it can be played. */
  initial(): TableDeck;
  /** Facts of the edition with a deck; null if nobody can play it. */
  infoWith(deck: DeckData): EditionInfo | null;
  /** Reason for which the server refuses a deck. */
  refusalText(refusal: DeckRefusal): string;
}

/** Deck of a table as in its settings; an empty name is none. */
export interface TableDeck {
  readonly deck: DeckData;
  readonly name: string;
}

export interface DeckChoiceProps extends TableDeck {
  readonly onChange: (next: TableDeck) => void;
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
  readonly editions: readonly EditionNames[];
}

export interface EditionNames {
  readonly id: string;
  readonly name: () => string;
  /** Its name among the editions of its poster. */
  readonly deck: () => string;
  /** Description in at most six words. */
  readonly line: () => string;
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
  /**
   * @param winners names of all, at least one.
   * @param mine whether the viewer has won.
   */
  headline(winners: readonly string[], mine: boolean): string;
  /** The game as a player lived through it. @param story of the whole game. */
  ownStory(game: GameView, story: GameEvents, seat: Seat, chairs: readonly Chair[]): OwnStory | null;
  /** Awards of the players. @param story of the whole game. */
  awards(game: GameView, story: GameEvents): readonly Award[];
  /** A player's elimination; null if the game has no names for them. */
  deathOf(death: Death): DeathPicture | null;
  /** Decisive moment of the game; null if the game has no such concept. */
  readonly decisive: DecisiveMoment | null;
}

export interface DeathPicture {
  /** "Killed by Mochi’s Attack" */
  readonly name: string;
  /** Drawing of the card that killed. */
  readonly face: string;
  /** Whether the card exploded. */
  readonly isBlast: boolean;
}

/** A player's own game in short. */
export interface OwnStory {
  /** Its end: "Blown up at 24 %". */
  readonly headline: string;
  /** Such as "Draws survived", "7". */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A player who is out. @param story of the game so far. */
export interface Death {
  readonly game: GameView;
  readonly story: GameEvents;
  readonly seat: Seat;
  readonly chairs: readonly Chair[];
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

/** Move list of a game, oldest entry first, in the current language. It names the hidden cards that the course has. */
export type MoveListOf = (course: Course, chairs: readonly Chair[]) => readonly MoveListEntry[];

/** Card guide of an edition. @param deck of the host, in an edition with such decks. */
export type GuideOf = (edition: string, deck: DeckData | null) => Guide;

export interface RulesProps {
  /** The page scrolls to the additions of this edition. */
  readonly edition: string;
}

/** Interactive tutorial: its deal and its scripted steps. */
export interface Lesson {
  /** Id of the game, and its edition. */
  readonly game: string;
  readonly edition: string;
  readonly newcomer: Seat;
  readonly steps: readonly LessonStep[];
  begin(): LessonGame;
  /** Summary of the lesson for the newcomer. */
  readonly summary: () => string;
}

export type LessonStep =
  | { readonly seat: Seat; readonly command: Command }
  /**
   * Step of the newcomer. Only the expected command is accepted. The first hint with its element on the page is shown.
   */
  | { readonly expected: Command; readonly hints: readonly TutorialTip[] };

/** Hint for the newcomer, shown while its element is present. */
export interface TutorialTip {
  /** Selector of the element. */
  readonly at: string;
  /** Selector of other elements that the text speaks of, which the hint must not cover. */
  readonly about?: string;
  readonly text: () => string;
}

/** Running game of a lesson, seen by the newcomer. */
export interface LessonGame {
  /** Events of the deal, as seen by the newcomer. */
  readonly opening: readonly AnyEvent[];
  /**
   * @returns the events, as seen by the newcomer. @throws if the rules reject the command, because then the lesson is
   * wrong.
   */
  step(seat: Seat, command: Command): readonly AnyEvent[];
  view(): AnyView;
  readonly isOver: boolean;
}

/** One entry of the move list. */
export interface MoveListEntry {
  /** Step of the replay after the event. */
  readonly step: number;
  /** turn: beginning of a turn or a round · event: any other event. */
  readonly kind: "turn" | "event";
  readonly text: string;
  readonly mark: EntryMark | null;
}

/** Picture of an entry: a card, an eliminated player, or the winner. */
export type EntryMark =
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "out"; readonly seat: Seat }
  | { readonly kind: "won"; readonly seat: Seat };

/** Final rank of a player. */
export interface RankedSeat {
  readonly seat: Seat;
  /** 1: won; several players may share a rank. */
  readonly rank: number;
  /** Reason for the rank: "Exploded". */
  readonly line: string;
  /** Drawing beside it: "fx/crown". */
  readonly mark: string | null;
  /** Whether the picture is drawn as ash. */
  readonly ash: boolean;
}
