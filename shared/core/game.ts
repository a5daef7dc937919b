/** 0-based, clockwise. */
export type Seat = number;

/** Perspective of a view: a seat or a spectator. */
export type Viewer = Seat | "spectator";

/** Sender of a command: a seat, or the table's clock, which sends only `timeout`. */
export type Actor = Seat | "clock";

/** Switches of an edition by name, such as `combos`; omitted ones have their defaults. */
export type Options = Readonly<Record<string, boolean>>;

/** A deck that a host composed, as plain data. Its titles are unchecked text until a game judges it. */
export interface DeckData {
  /** Copies of each title. */
  readonly cards: Readonly<Record<string, number>>;
  /** Cards dealt to each player besides a save. */
  readonly deal?: number;
  /** Number of saves that are shuffled in, at most. */
  readonly spare?: number;
  readonly options?: Options;
}

export interface GameConfig {
  readonly edition: string;
  readonly players: number;
  readonly options: Options;
  /** The deck, in an edition with decks that hosts compose. */
  readonly deck?: DeckData;
}

/** Numbers of an edition's rules, without texts. Players choose from them before a game. */
export interface EditionInfo {
  readonly id: string;
  /** Minimum and maximum number of players. */
  readonly seats: readonly [number, number];
  /** The switches that it offers, with their defaults. */
  readonly options: Options;
  /** All titles of the edition in a fixed order: the index of a title is its number on the wire. */
  readonly titles: readonly string[];
  /** Whether cards can be played out of turn. If so, each draw waits for a response window of fixed length. */
  readonly hasBeat: boolean;
}

/** A pending decision: its seat and its kind (contract, section 2, `awaits`). */
export interface ActiveSeat<Kind extends string = string> {
  readonly seat: Seat;
  readonly kind: Kind;
}

/** `winners` share the game; `out` lists the eliminated seats in order of elimination. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly out: readonly Seat[];
}

/** Common part of the events of all games. */
export interface AnyEvent {
  readonly type: string;
}

/** Common part of the views of all games. */
export interface AnyView {
  readonly viewer: Viewer;
  /** The viewer's own cards, by title. */
  readonly hand: readonly string[];
}
