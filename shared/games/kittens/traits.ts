import type { DecisionTraits } from "../../core/traits.ts";
import type { AwaitedKind } from "./awaits.ts";

const question: DecisionTraits = { clock: { kind: "question" } };

/** What each decision asks of the table (K64). */
export const decisionTraits: Readonly<Record<AwaitedKind, DecisionTraits>> = {
  /** A draw waits for cards that may be played out of turn (K49). */
  act: { clock: { kind: "turn" }, heldByBeat: "draw" },
  /** Each Nope restarts the wait (K23). */
  nope: { clock: { kind: "setting", setting: "nopeSeconds" }, mayRunOut: true, mayBePassed: true },
  /** As long as a draw would wait (K50). */
  clairvoyance: { clock: { kind: "setting", setting: "beatSeconds", ifZero: 1.5 }, mayRunOut: true },
  /** The table waits for no bot and no absent player to say stop (K37). */
  stop: { clock: { kind: "fixed", ms: 5_000 }, endsIfAbsent: true, mayDrum: true },
  give: { ...question, simultaneous: true },
  /** The table shows what kills before it asks. */
  save: { clock: { kind: "question", revealMs: 3_000 } },
  insert: question,
  pick: question,
  take: question,
  keep: question,
  lay: question,
  stay: question,
};
