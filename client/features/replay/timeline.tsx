import type { RecordedSeat } from "../../../shared/core/record.ts";
import type { MoveListEntry } from "../../game-model/move-list.ts";
import { Mark } from "./mark.tsx";
import { marksOf } from "./marks.ts";
import type { ReplayPlayer } from "./replay-player.ts";
import { t } from "./texts.ts";

interface TimelineProps {
  readonly player: ReplayPlayer;
  readonly entries: readonly MoveListEntry[];
  readonly seats: readonly RecordedSeat[];
  /** Text of the current event. */
  readonly now: string;
}

/** The timeline of the whole game: a slider, with clickable marks above. */
export function Timeline({ player, entries, seats, now }: TimelineProps) {
  const at = player.at.value;
  const share = (stop: number) => `${(100 * stop) / player.last}%`;
  return (
    <div class="timeline" style={{ "--done": share(at) }}>
      <div class="timeline-marks" aria-hidden="true">
        {marksOf(entries, player.stops).map(({ stop, mark, room }) => (
          <button
            key={stop}
            type="button"
            tabIndex={-1}
            class={room}
            style={{ left: share(stop) }}
            onClick={() => player.goTo(stop)}
          >
            <Mark mark={mark} seats={seats} />
          </button>
        ))}
      </div>
      <input
        type="range"
        aria-label={t("replay.position")}
        aria-valuetext={now}
        min={0}
        max={player.last}
        value={at}
        onInput={({ currentTarget }) => player.goTo(Number(currentTarget.value))}
      />
    </div>
  );
}
