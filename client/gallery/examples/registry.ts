import { crowdExamples } from "./crowd.ts";
import type { Example } from "./example.ts";
import { goodExamples } from "./good-vs-evil.ts";
import { originalExamples } from "./original.ts";
import { undeadExamples } from "./undead.ts";

/** The examples of all editions of the kittens. */
export const examples: Readonly<Record<string, Example>> = {
  ...originalExamples,
  ...goodExamples,
  ...undeadExamples,
  ...crowdExamples,
};
