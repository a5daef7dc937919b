/** 0-based, clockwise. */
export type Seat = number;

/** Who looks: a seat or a spectator. */
export type Viewer = Seat | "spectator";

/** Who sends a command: a seat, or the table's clock, which sends only `timeout`. */
export type Actor = Seat | "clock";

/** Switches of an edition by name, such as `combos`; omitted ones have their default. */
export type Options = Readonly<Record<string, boolean>>;

export interface GameConfig {
  readonly edition: string;
  readonly players: number;
  readonly options: Options;
}

/** What people choose from before a game: the numbers of its rules, no texts. */
export interface EditionInfo {
  readonly id: string;
  /** Fewest and most players. */
  readonly seats: readonly [number, number];
  /** The switches it offers, with their defaults. */
  readonly options: Options;
  /** Every title of the edition in a fixed order: its index is its number on the wire. */
  readonly titles: readonly string[];
  /** Whether cards can be played out of turn: then a draw waits a fixed beat for them. */
  readonly hasBeat: boolean;
}

/** A seat that the game waits for, and for what (the kinds of contract, section 2, `awaits`). */
export interface Awaited<Kind extends string = string> {
  readonly seat: Seat;
  readonly kind: Kind;
}

/** `winners` share the game; `out` lists who left it, first out first. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly out: readonly Seat[];
}

/** What the event of any game has. */
export interface AnyEvent {
  readonly type: string;
}

/** What the view of any game has. */
export interface AnyView {
  readonly viewer: Viewer;
  /** The viewer's own cards, by title. */
  readonly hand: readonly string[];
}
