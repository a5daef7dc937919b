import type { RecordedSeat } from "../../../shared/core/record.ts";
import type { Entry } from "../../game/chronicle.ts";
import type { ReplayPlayer } from "../../replay/player.ts";
import { Mark } from "./mark.tsx";
import { marksOf } from "./marks.ts";
import { t } from "./texts.ts";

interface TimelineProps {
  readonly player: ReplayPlayer;
  readonly entries: readonly Entry[];
  readonly seats: readonly RecordedSeat[];
  /** What has just happened. */
  readonly now: string;
}

/** The whole game from left to right: a slider, with marks to jump to above it. */
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
