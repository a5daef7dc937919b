import type { PlainStrength, Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { legal } from "../engine.ts";
import type { LoveLetterView } from "../view.ts";
import { createEasyBot } from "./easy.ts";
import { createSteadyBot, steady } from "./steady.ts";

/** Plays a random legal command, all equally likely. */
const random: Bot<LoveLetterView> = (view, chance) => pick(legal(view), chance);

export const bots = { random, easy: createEasyBot(null), steady } as const;

export const bot = (strength: PlainStrength, temper: Temper | null): Bot<LoveLetterView> =>
  strength === "easy" ? createEasyBot(temper) : createSteadyBot(temper);
