import type { GameDefinition } from "../../core/definition.ts";
import { type AwaitedKind, awaits } from "./awaits.ts";
import { bot, bots } from "./bots/registry.ts";
import { clone } from "./clone.ts";
import { edition } from "./edition.ts";
import { legal, refusal, step } from "./engine.ts";
import { type LoveLetterEvent, redact } from "./events.ts";
import { feats } from "./feats.ts";
import { feels } from "./feels.ts";
import { follow, undealt } from "./follow.ts";
import { setup } from "./setup.ts";
import type { LoveLetterState } from "./state.ts";
import { type LoveLetterView, viewOf } from "./view.ts";

/** Exploding Kittens × Love Letter. */
export const loveLetter: GameDefinition<LoveLetterState, LoveLetterEvent, LoveLetterView, AwaitedKind> = {
  id: "love-letter",
  rules: 1,
  editions: [edition],
  setup,
  step,
  awaits,
  decisions: {
    act: { clock: { kind: "turn" } },
    insert: { clock: { kind: "question" } },
    stay: { clock: { kind: "question" } },
  },
  passes: [],
  beginsTurn: (event) => (event.type === "turn-began" ? event.seat : null),
  hits: () => false,
  suspense: () => null,
  view: viewOf,
  legal,
  refusal,
  redact,
  opens: (event) => event.type === "round-began" && event.round === 1,
  undealt,
  follow,
  outcome: ({ winners }) => (winners.length === 0 ? null : { winners, out: [] }),
  places: ({ seats }) => seats.map((own) => 1 + seats.filter(({ tokens }) => tokens > own.tokens).length),
  feats,
  isOverFor: ({ winners }) => winners.length > 0,
  clone,
  bots,
  bot,
  interject: () => null,
  feels,
};
