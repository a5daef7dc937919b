import type { PlainStrength, Temper } from "../../../core/bots.ts";
import type { Bot } from "../../../core/definition.ts";
import type { KittensView } from "../view.ts";
import { easyOf } from "./easy.ts";
import { random } from "./random.ts";
import { steady, steadyOf } from "./steady.ts";

export const bots = { random, easy: easyOf(null), steady } as const;

const makers: Readonly<Record<PlainStrength, (temper: Temper | null) => Bot<KittensView>>> = {
  easy: easyOf,
  steady: steadyOf,
};

export const bot = (strength: PlainStrength, temper: Temper | null): Bot<KittensView> => makers[strength](temper);
