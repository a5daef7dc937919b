import { random } from "./random.ts";
import { steady } from "./steady.ts";

/** Every bot, by name. */
export const bots = { random, steady } as const;
