import { checkDeal } from "../../../shared/core/deal.ts";
import type { RecordErrorCode } from "../../../shared/core/record-error.ts";
import { sameOutcome } from "../../../shared/core/replay.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { type GameReplay, openReplay } from "../../../shared/replays/replays.ts";
import { saveFile } from "../../components/save-file.ts";
import type { Games } from "../../game-model/games.ts";

/** Makes the browser save the game as a file. */
export async function saveAsFile({ record, replay }: GameReplay): Promise<void> {
  const { writeReplayFile } = await import("../../../shared/replays/replay-file.ts");
  const file = new Blob([writeReplayFile(record, replay.outcome)], { type: "application/json" });
  saveFile(file, `nine-lives-${record.config.edition.replace(":", "-")}-${dayOf(record.beganAt)}.json`);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Maximum size of a replay file. */
const mostBytes = 5_000_000;

/** Opens a file, after all checks that are possible before playback. */
export async function openFile(games: Games, file: File): Promise<Result<GameReplay, RecordErrorCode>> {
  if (file.size > mostBytes) return fail("foreign");
  const { readReplayFile } = await import("../../../shared/replays/replay-file.ts");
  const read = readReplayFile(await file.text());
  if (!read.ok) return fail(read.error.code);
  const { record, outcome } = read.value;
  if (checkDeal(record.deal).length > 0) return fail("deal");
  const opened = openReplay(await games.engines(), record);
  if (!opened.ok) return fail(opened.error.code);
  return sameOutcome(opened.value.replay.outcome, outcome) ? ok(opened.value) : fail("impossible");
}
