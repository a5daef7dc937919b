import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { legal } from "../engine.ts";
import type { KittensView } from "../view.ts";

/** Plays a random legal command, all equally likely. */
export const random: Bot<KittensView> = (view, chance) => pick(legal(view), chance);
