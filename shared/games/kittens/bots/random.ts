import type { Bot } from "../../../core/definition.ts";
import { oneOf } from "../../../core/one-of.ts";
import { legal } from "../engine.ts";
import type { KittensView } from "../view.ts";

/** Plays a random legal command, all equally likely. */
export const random: Bot<KittensView> = (view, chance) => oneOf(legal(view), chance);
