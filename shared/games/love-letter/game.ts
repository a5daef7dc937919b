import type { GameDefinition } from "../../core/definition.ts";
import { awaits } from "./awaits.ts";
import { bots } from "./bots/registry.ts";
import { clone } from "./clone.ts";
import { edition } from "./edition.ts";
import { legal, refusal, step } from "./engine.ts";
import { type LoveLetterEvent, redact } from "./events.ts";
import { setup } from "./setup.ts";
import type { LoveLetterState } from "./state.ts";
import { type LoveLetterView, viewOf } from "./view.ts";

/** Exploding Kittens × Love Letter. */
export const loveLetter: GameDefinition<LoveLetterState, LoveLetterEvent, LoveLetterView> = {
  id: "love-letter",
  rules: 1,
  editions: [edition],
  setup,
  step,
  awaits,
  view: viewOf,
  legal,
  refusal,
  redact,
  outcome: ({ winners }) => (winners.length === 0 ? null : { winners, out: [] }),
  isOverFor: ({ winners }) => winners.length > 0,
  clone,
  bots,
};
