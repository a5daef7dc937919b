import type { GameDefinition } from "../../core/definition.ts";
import type { EmoteTrigger } from "../../core/emote-triggers.ts";
import type { ActiveSeat } from "../../core/game.ts";
import { memoizeByIndex } from "../../core/memoize.ts";
import { applyEvent, viewBeforeDeal } from "./apply-event.ts";
import { bot, bots } from "./bots/registry.ts";
import { edition } from "./edition.ts";
import { legal, refusal, step } from "./engine.ts";
import { type LoveLetterEvent, redact } from "./events.ts";
import { seatStats } from "./seat-stats.ts";
import { setup } from "./setup.ts";
import { clone, type Decision, type LoveLetterState } from "./state.ts";
import { type LoveLetterView, viewOf } from "./view.ts";

type AwaitedKind = Decision["kind"] | "act";

const acting = memoizeByIndex((seat): readonly ActiveSeat<AwaitedKind>[] => [{ seat, kind: "act" }]);

/** Lists the pending decisions: the seat of the open decision, or the player on turn. */
function activeSeats({ winners, pending, turn }: LoveLetterState): readonly ActiveSeat<AwaitedKind>[] {
  if (winners.length > 0) return [];
  return pending === null ? acting(turn) : [{ seat: pending.seat, kind: pending.kind }];
}

function emoteTriggers(event: LoveLetterEvent): readonly EmoteTrigger[] {
  switch (event.type) {
    case "eliminated":
      return [{ seat: event.seat, kind: "out" }];
    case "king-cat-taken":
      return [{ seat: event.from, kind: "crossed" }];
    case "game-over":
      return event.winners.map((seat) => ({ seat, kind: "won" }));
    default:
      return [];
  }
}

/** Exploding Kittens × Love Letter. */
export const loveLetter: GameDefinition<LoveLetterState, LoveLetterEvent, LoveLetterView, AwaitedKind> = {
  id: "love-letter",
  rules: 1,
  editions: [edition],
  custom: null,
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
