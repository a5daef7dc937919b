import type { GameDefinition } from "../../core/definition.ts";
import type { EmoteTrigger } from "../../core/emote-triggers.ts";
import { type ActiveKind, activeSeats, decisionTraits } from "./active-seats.ts";
import { affects } from "./affects.ts";
import { applyEvent, viewBeforeDeal } from "./apply-event.ts";
import { interject } from "./bots/dead-player.ts";
import { bot, bots } from "./bots/registry.ts";
import { custom } from "./decks/custom.ts";
import { editions } from "./editions/registry.ts";
import { legal, refusal, step } from "./engine.ts";
import { type KittensEvent, redact } from "./events.ts";
import { revealDelay } from "./reveal-delay.ts";
import { seatStats } from "./seat-stats.ts";
import { setup } from "./setup.ts";
import { clone, type KittensState } from "./state.ts";
import { type KittensView, viewOf } from "./view.ts";

function emoteTriggers(event: KittensEvent): readonly EmoteTrigger[] {
  switch (event.type) {
    case "exploded":
    case "died":
      return [{ seat: event.seat, kind: "out" }];
    case "play-settled":
      return event.cancelled ? [{ seat: event.play.seat, kind: "crossed" }] : [];
    case "card-stolen":
    case "named-card-given":
      return [{ seat: event.from, kind: "crossed" }];
    case "game-over":
      return [{ seat: event.winner, kind: "won" }];
    default:
      return [];
  }
}

/** All kittens editions, with one engine. */
export const kittens: GameDefinition<KittensState, KittensEvent, KittensView, ActiveKind> = {
  id: "kittens",
  rules: 1,
  editions: Object.values(editions),
  custom,
  setup,
  step,
  activeSeats,
  decisions: decisionTraits,
  passCommands: ["pass"],
  turnStart: (event) => (event.type === "turn-began" ? event.seat : null),
  affects,
  revealDelay,
  view: viewOf,
  legal,
  refusal,
  redact,
  isOpeningEvent: ({ type }) => type === "dealt",
  viewBeforeDeal,
  applyEvent,
  outcome: (state) => (state.winner === null ? null : { winners: [state.winner], out: state.out }),
  finalRanks: ({ seats, out }) => seats.map((_, seat) => (out.includes(seat) ? seats.length - out.indexOf(seat) : 1)),
  seatStats,
  isOverFor: ({ seats, winner }, seat) => winner !== null || seats[seat]?.life === "exploded",
  clone,
  bots,
  bot,
  outOfTurnCommand: interject,
  emoteTriggers,
};
