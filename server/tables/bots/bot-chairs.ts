import { type Strength, type Temper, tempers } from "../../../shared/core/bots.ts";
import { pick } from "../../../shared/core/pick.ts";
import type { NewTable } from "../new-table.ts";
import { freeBotName } from "./bot-names.ts";

export interface BotChair {
  readonly kind: "bot";
  readonly name: string;
  strength: Strength;
  /** Null for a bot that plays only to win. */
  readonly temper: Temper | null;
  /** Games won on this chair since the bot sat down. */
  wins: number;
}

/** Creates a bot for a chair. @param taken names that the bot's name must not resemble. */
export type NewBot = (taken: readonly string[]) => BotChair;

/** Returns a factory for bots with a random name and a random temper. */
export const botOf =
  (strength: Strength, chance: () => number): NewBot =>
  (taken) => ({ ...strangerFrom(chance)(taken), strength, temper: pick(tempers, chance) });

/** Returns a factory for bots that take the place of an unknown player. */
const strangerFrom =
  (chance: () => number): NewBot =>
  (taken) => ({ kind: "bot", name: freeBotName(taken, chance), strength: "steady", temper: null, wins: 0 });

/** Returns the factory for bots on empty chairs. Bots of the queue are steady. */
export const fillerOf = (
  { isPublic, botStrength = "steady" }: Pick<NewTable, "isPublic" | "botStrength">,
  chance: () => number,
): NewBot => (isPublic ? strangerFrom(chance) : botOf(botStrength, chance));
