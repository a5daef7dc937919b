import { displayName } from "../../client/features/replay/replay-chairs.ts";
import type { Outcome } from "../../shared/core/game.ts";
import type { RecordError } from "../../shared/core/record-error.ts";
import { sameOutcome } from "../../shared/core/replay.ts";
import { games } from "../../shared/registry.ts";
import { readReplayFile } from "../../shared/replays/replay-file.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { dealFlaws, dealt } from "./dealt.ts";
import { type Findings, wrong } from "./findings.ts";

/** Verifies one fact after another, and lists the verified facts. */
export function verify(text: string): Findings {
  const file = readReplayFile(text);
  if (!file.ok) return wrong(file.error);
  const { record, outcome } = file.value;
  const lines = ["verified: the file is unaltered"];
  const faults = dealFlaws(record);
  if (faults.length > 0) return { lines, flaws: faults };
  lines.push(`verified: ${dealt(record)}`);
  const opened = openReplay(games, record);
  if (!opened.ok) return wrong(opened.error, lines);
  const { game, replay } = opened.value;
  lines.push(`verified: all ${replay.last} steps follow the rules of ${game}, version ${record.rules}`);
  if (!sameOutcome(replay.outcome, outcome)) return wrong(otherEnd(replay.outcome, outcome), lines);
  const winners = record.seats
    .filter((_, seat) => outcome.winners.includes(seat))
    .map(displayName)
    .join(", ");
  return { lines: [...lines, `verified: the game ends as recorded, won by ${winners}`], flaws: [] };
}

const otherEnd = (played: Outcome, claimed: Outcome): RecordError => ({
  code: "impossible",
  what: "outcome",
  expected: shown(played),
  got: shown(claimed),
});

const shown = ({ winners, out }: Outcome): string => JSON.stringify({ winners, out });
