import type { Command } from "./commands.ts";
import type { Seat } from "./game.ts";

/** Playing strengths of bots, weakest first. */
export const strengths = ["easy", "steady", "expert"] as const;
export type Strength = (typeof strengths)[number];

/** Temperaments of bots. A temperament changes a bot's play slightly and is public. */
export const tempers = ["careful", "thief", "noper", "gambler"] as const;
export type Temper = (typeof tempers)[number];

/** Strengths of the bots that need only a view. */
export type PlainStrength = Exclude<Strength, "expert">;

/** Public facts of a game that a bot without memory cannot see in its view. */
export interface BotPast {
  /** Seat that the bot has chosen last; null for none. */
  readonly lastTarget: Seat | null;
  /** Seats that have had a turn. */
  readonly hadTurn: ReadonlySet<Seat>;
}

/** Player that a command chooses as its victim. */
export const chosenSeat = (command: Command): Seat | undefined =>
  command.type === "play" || command.type === "lay" ? command.target : undefined;

/** Whether a considerate bot may choose a seat: not twice in a row, and not before its first turn. */
export const isFairTarget = ({ lastTarget, hadTurn }: BotPast, seat: Seat): boolean =>
  seat !== lastTarget && hadTurn.has(seat);
