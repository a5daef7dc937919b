import type { PlainStrength, Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { legal } from "../engine.ts";
import type { KittensView } from "../view.ts";
import { createEasyBot } from "./easy.ts";
import { createSteadyBot, steady } from "./steady.ts";

/** Plays a random legal command, all equally likely. */
const random: Bot<KittensView> = (view, chance) => pick(legal(view), chance);

export const bots = { random, easy: createEasyBot(null), steady } as const;

export const bot = (strength: PlainStrength, temper: Temper | null): Bot<KittensView> =>
  strength === "easy" ? createEasyBot(temper) : createSteadyBot(temper);
