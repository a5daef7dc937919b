import type { EntryMark, MoveListEntry } from "../../game-model/move-list.ts";

/** A mark above the timeline. `room`: shown always, or only on a wide timeline. */
interface Placed {
  /** Index of a stop. */
  readonly stop: number;
  readonly mark: EntryMark;
  readonly room: "narrow" | "wide";
}

/** Minimum distance between marks, as a share of the timeline. */
const apart = { narrow: 0.075, wide: 0.026 } as const;

/**
 * Selects the marks, without crowding. Eliminations and wins have priority over cards, then earlier marks over later
 * ones.
 */
export function marksOf(entries: readonly MoveListEntry[], stops: readonly number[]): readonly Placed[] {
  const last = Math.max(1, stops.length - 1);
  const all = entries.flatMap(({ step, mark }) => (mark ? [{ stop: stops.indexOf(step), mark }] : []));
  const ranked = [...all.filter(({ mark }) => mark.kind !== "card"), ...all.filter(({ mark }) => mark.kind === "card")];
  const kept: Placed[] = [];
  for (const { stop, mark } of ranked) {
    const gap = Math.min(...kept.map((other) => Math.abs(other.stop - stop) / last));
    const narrow = kept.filter(({ room }) => room === "narrow");
    const narrowGap = Math.min(...narrow.map((other) => Math.abs(other.stop - stop) / last));
    if (gap >= apart.wide) kept.push({ stop, mark, room: narrowGap >= apart.narrow ? "narrow" : "wide" });
  }
  return kept.sort((one, other) => one.stop - other.stop);
}
