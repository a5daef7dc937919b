import type { Strength, Temper } from "./bots.ts";
import type { Command } from "./commands.ts";
import type { Actor, GameConfig, Seat } from "./game.ts";

/** A player's part in a game's randomness: 32 bytes each, as hex. The commitment was public before any entropy. */
export interface Contribution {
  readonly seat: Seat;
  readonly commitment: string;
  readonly entropy: string;
}

/**
 * Sources of all randomness of a game: the server's secret, committed to before the players' parts, and these parts.
 */
export interface Deal {
  /** 32 bytes as hex; only the server has it until the game is over. */
  readonly secret: string;
  /** Public commitment to the secret, 32 bytes as hex. */
  readonly commitment: string;
  /** From the human players, in seat order; bots have none. */
  readonly parts: readonly Contribution[];
}

/** Player on a seat, as others saw them. */
export interface RecordedSeat {
  readonly kind: "person" | "bot";
  readonly name: string;
  readonly avatar: string;
  /** Absent for human players, and in games recorded before bots had strengths. */
  readonly bot?: RecordedBot;
}

/** The bot that played: its strength, the version of its play, and its temperament if it had one. */
export interface RecordedBot {
  readonly strength: Strength;
  readonly version: number;
  readonly temper: Temper | null;
}

/** Removes the players' names. Digests must not depend on names, because a player may have their name deleted. */
export const withoutNames = <Part extends Pick<GameRecord, "seats">>(record: Part): Part => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, name: "" })),
});

/** An accepted command. `at`: ms since the game began, without server downtime; it never decreases. */
export interface RecordedStep {
  readonly at: number;
  readonly actor: Actor;
  readonly command: Command;
}

/** A whole game as plain data: enough to replay it step by step and to check its randomness. */
export interface GameRecord {
  /** Id of a GameDefinition, and the version of its rules. */
  readonly game: string;
  readonly rules: number;
  readonly config: GameConfig;
  readonly seats: readonly RecordedSeat[];
  /** ms since 1970. */
  readonly beganAt: number;
  readonly deal: Deal;
  readonly steps: readonly RecordedStep[];
}
