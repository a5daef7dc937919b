import type { GameDefinition } from "../../core/definition.ts";
import { type AwaitedKind, activeSeats } from "./active-seats.ts";
import { applyEvent, viewBeforeDeal } from "./apply-event.ts";
import { bot, bots } from "./bots/registry.ts";
import { clone } from "./clone.ts";
import { edition } from "./edition.ts";
import { emoteTriggers } from "./emote-triggers.ts";
import { legal, refusal, step } from "./engine.ts";
import { type LoveLetterEvent, redact } from "./events.ts";
import { seatStats } from "./seat-stats.ts";
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
  activeSeats,
  decisions: {
    act: { clock: { kind: "turn" } },
    insert: { clock: { kind: "question" } },
    stay: { clock: { kind: "question" } },
  },
  passCommands: [],
  turnStart: (event) => (event.type === "turn-began" ? event.seat : null),
  affects: () => false,
  revealDelay: () => null,
  view: viewOf,
  legal,
  refusal,
  redact,
  isOpeningEvent: (event) => event.type === "round-began" && event.round === 1,
  viewBeforeDeal,
  applyEvent,
  outcome: ({ winners }) => (winners.length === 0 ? null : { winners, out: [] }),
  finalRanks: ({ seats }) => seats.map((own) => 1 + seats.filter(({ tokens }) => tokens > own.tokens).length),
  seatStats,
  isOverFor: ({ winners }) => winners.length > 0,
  clone,
  bots,
  bot,
  outOfTurnCommand: () => null,
  emoteTriggers,
};
