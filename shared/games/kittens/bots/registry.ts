import { random } from "./random.ts";
import { steady } from "./steady.ts";

export const bots = { random, steady } as const;
