import type { DecisionTraits } from "../../core/traits.ts";
import type { ActiveKind } from "./active-seats.ts";

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
};
