import type { PlainStrength, Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import type { LoveLetterView } from "../view.ts";
import { createEasyBot } from "./easy.ts";
import { random } from "./random.ts";
import { createSteadyBot, steady } from "./steady.ts";

export const bots = { random, easy: createEasyBot(null), steady } as const;

const makers: Readonly<Record<PlainStrength, (temper: Temper | null) => Bot<LoveLetterView>>> = {
  easy: createEasyBot,
  steady: createSteadyBot,
};

export const bot = (strength: PlainStrength, temper: Temper | null): Bot<LoveLetterView> => makers[strength](temper);
