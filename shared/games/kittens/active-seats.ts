import { assertNever } from "../../core/errors.ts";
import type { ActiveSeat, Seat } from "../../core/game.ts";
import { memoize, memoizeByIndex } from "../../core/memoize.ts";
import { type SeatSet, seatsOf, setWhere } from "../../core/seats.ts";
import type { DecisionTraits } from "../../core/traits.ts";
import { yetToAnswer } from "./lives.ts";
import type { Decision, KittensState } from "./state.ts";

export type ActiveKind = Decision["kind"] | "act";

/** Cached list for each kind of decision and set of seats, of which there are few. */
const awaited = memoize((kind: ActiveKind) =>
  memoizeByIndex((set: SeatSet): readonly ActiveSeat<ActiveKind>[] => seatsOf(set).map((seat) => ({ seat, kind }))),
);
const acting = awaited("act");
const answering = awaited("nope");
const only = (seat: Seat): SeatSet => 1 << seat;
const nobody: readonly ActiveSeat<ActiveKind>[] = [];

/** Lists the pending decisions in seat order; in a wait, only the players who have not passed. */
export function activeSeats(state: KittensState): readonly ActiveSeat<ActiveKind>[] {
  const top = state.pending.at(-1);
  if (state.winner !== null) return nobody;
  if (top === undefined) return acting(only(state.turn));
  switch (top.kind) {
    case "nope":
      return answering(yetToAnswer(state.seats, top.nopes.at(-1) ?? top.play.seat, top.passed));
    case "clairvoyance":
      return awaited(top.kind)(yetToAnswer(state.seats, top.seat, top.passed));
    case "give":
      return awaited(top.kind)(
        setWhere(state.seats, (_, seat) => top.gifts.some(({ from, card }) => from === seat && card === null)),
      );
    case "save":
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
    case "arrange":
      return awaited(top.kind)(only(top.seat));
    default:
      return assertNever(top);
  }
}

const question: DecisionTraits = { clock: { kind: "question" } };

/** Table handling of each decision (K64). */
export const decisionTraits: Readonly<Record<ActiveKind, DecisionTraits>> = {
  /** A draw waits for cards that may be played out of turn (K49). */
  act: { clock: { kind: "turn" }, heldByBeat: "draw" },
  /** Each Nope restarts the wait (K23). */
  nope: { clock: { kind: "setting", setting: "nopeSeconds" }, mayRunOut: true, mayBePassed: true },
  /** The wait lasts as long as the response window before a draw (K50). */
  clairvoyance: { clock: { kind: "setting", setting: "beatSeconds", ifZero: 1.5 }, mayRunOut: true },
  /** The table does not wait for a bot or an absent player to say stop (K37). */
  stop: { clock: { kind: "fixed", ms: 5_000 }, endsIfAbsent: true, mayDrum: true },
  give: { ...question, simultaneous: true },
  /** The table shows the cause of death before it asks. */
  save: { clock: { kind: "question", revealMs: 3_000 } },
  insert: question,
  pick: question,
  take: question,
  keep: question,
  lay: question,
  stay: question,
  arrange: question,
};
