import type { Bot } from "../../../core/definition.ts";
import { oneOf } from "../../../core/one-of.ts";
import { legal } from "../engine.ts";
import type { KittensView } from "../view.ts";

/** Any legal command, each as likely as the others. */
export const random: Bot<KittensView> = (view, chance) => oneOf(legal(view), chance);
