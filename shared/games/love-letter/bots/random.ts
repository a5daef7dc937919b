import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { legal } from "../engine.ts";
import type { LoveLetterView } from "../view.ts";

/** Plays a random legal command, all equally likely. */
export const random: Bot<LoveLetterView> = (view, chance) => pick(legal(view), chance);
