import type { Strength, Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { Actor, GameConfig, Seat } from "./game.ts";

/** A player's part in a game's chance: 32 bytes each, as hex. The commitment was public before any entropy. */
export interface Contribution {
  readonly seat: Seat;
  readonly commitment: string;
  readonly entropy: string;
}

/** Where all the chance of a game came from: the server's secret, committed to before the players' parts, and those. */
export interface Deal {
  /** 32 bytes as hex; only the server knows it until the game is over. */
  readonly secret: string;
  /** The public commitment to it, 32 bytes as hex. */
  readonly commitment: string;
  /** From the people at the table, in seat order; bots have none. */
  readonly parts: readonly Contribution[];
}

/** Who sat where, as others saw them. */
export interface RecordedSeat {
  readonly kind: "person" | "bot";
  readonly name: string;
  readonly avatar: string;
  /** Missing for people, and in games of before bots had strengths. */
  readonly bot?: RecordedBot;
}

/** Which bot played: its strength, the version of its play, and its temper if it had one. */
export interface RecordedBot {
  readonly strength: Strength;
  readonly version: number;
  readonly temper: Temper | null;
}

/** The same without the players' names, which go when somebody asks for it: no digest may hang on them. */
export const nameless = <Part extends Pick<GameRecord, "seats">>(record: Part): Part => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, name: "" })),
});

/** An accepted command. `at`: ms since the game began, without the times the server was away; never decreases. */
export interface RecordedStep {
  readonly at: number;
  readonly actor: Actor;
  readonly command: Command;
}

/** A whole game as plain data: enough to play it again, step by step, and to check its chance. */
export interface GameRecord {
  /** A GameDefinition's id, and the version of its rules. */
  readonly game: string;
  readonly rules: number;
  readonly config: GameConfig;
  readonly seats: readonly RecordedSeat[];
  /** ms since 1970. */
  readonly beganAt: number;
  readonly deal: Deal;
  readonly steps: readonly RecordedStep[];
}
