import type { Flaw } from "../../../shared/core/flaw.ts";
import { ok, type Result } from "../../../shared/core/result.ts";
import { type GameReplay, openReplay } from "../../../shared/net/replays.ts";

/** Hands the game to the browser to be saved. */
export async function saveAsFile({ record, replay }: GameReplay): Promise<void> {
  const { writeReplayFile } = await import("../../../shared/net/replay-file.ts");
  const url = URL.createObjectURL(new Blob([writeReplayFile(record, replay.outcome)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `nine-lives-${record.config.edition.replace(":", "-")}-${dayOf(record.beganAt)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Larger files are no replays. */
const mostBytes = 5_000_000;

export async function openFile(file: File): Promise<Result<GameReplay, Pick<Flaw, "code">>> {
  if (file.size > mostBytes) return { ok: false, error: { code: "foreign" } };
  const { readReplayFile } = await import("../../../shared/net/replay-file.ts");
  const read = readReplayFile(await file.text());
  if (!read.ok) return read;
  const opened = openReplay(read.value.record);
  return opened.ok ? ok(opened.value) : opened;
}
