import { type Strength, type Temper, tempers } from "../../shared/core/bots.ts";
import { oneOf } from "../../shared/core/one-of.ts";
import { freeBotName } from "./bot-names.ts";

export interface BotChair {
  readonly kind: "bot";
  readonly name: string;
  strength: Strength;
  /** Null: it plays only to win. */
  readonly temper: Temper | null;
  /** Games won on this chair since it sat down. */
  wins: number;
}

/** Makes a bot that sits down. @param taken the names that its own must not resemble. */
export type NewBot = (taken: readonly string[]) => BotChair;

/** A bot of a name and a temper that are drawn. */
export const botOf =
  (strength: Strength, chance: () => number): NewBot =>
  (taken) => ({ ...strangerFrom(chance)(taken), strength, temper: oneOf(tempers, chance) });

/** A bot in the place of a stranger. */
const strangerFrom =
  (chance: () => number): NewBot =>
  (taken) => ({ kind: "bot", name: freeBotName(taken, chance), strength: "steady", temper: null, wins: 0 });

/** A bot on a chair that nobody took. @param isPublic whether strangers meet at the table. */
export const fillerOf = (isPublic: boolean, chance: () => number): NewBot =>
  isPublic ? strangerFrom(chance) : botOf("steady", chance);
