import type { GameDefinition } from "../../core/definition.ts";
import { type AwaitedKind, awaits } from "./awaits.ts";
import { interject } from "./bots/interject.ts";
import { bot, bots } from "./bots/registry.ts";
import { clone } from "./clone.ts";
import { editions } from "./editions/registry.ts";
import { legal, refusal, step } from "./engine.ts";
import { type KittensEvent, redact } from "./events.ts";
import { feats } from "./feats.ts";
import { feels } from "./feels.ts";
import { follow, undealt } from "./follow.ts";
import { hits } from "./hits.ts";
import { setup } from "./setup.ts";
import type { KittensState } from "./state.ts";
import { suspense } from "./suspense.ts";
import { decisionTraits } from "./traits.ts";
import { type KittensView, viewOf } from "./view.ts";

/** All kittens editions, with one engine. */
export const kittens: GameDefinition<KittensState, KittensEvent, KittensView, AwaitedKind> = {
  id: "kittens",
  rules: 1,
  editions: Object.values(editions),
  setup,
  step,
  awaits,
  decisions: decisionTraits,
  passes: ["pass"],
  beginsTurn: (event) => (event.type === "turn-began" ? event.seat : null),
  hits,
  suspense,
  view: viewOf,
  legal,
  refusal,
  redact,
  opens: ({ type }) => type === "dealt",
  undealt,
  follow,
  outcome: (state) => (state.winner === null ? null : { winners: [state.winner], out: state.out }),
  places: ({ seats, out }) => seats.map((_, seat) => (out.includes(seat) ? seats.length - out.indexOf(seat) : 1)),
  feats,
  isOverFor: ({ seats, winner }, seat) => winner !== null || seats[seat]?.life === "exploded",
  clone,
  bots,
  bot,
  interject,
  feels,
};
