import type { Chances, CoachReport } from "../../../shared/coach/report.ts";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import { displayName } from "../replay/replay-chairs.ts";
import type { ReplayPlayer } from "../replay/replay-player.ts";
import { chanceAt, curveOf, stopOf } from "./curve.ts";
import { percent, t } from "./texts.ts";

interface ChartProps {
  readonly player: ReplayPlayer;
  readonly report: CoachReport;
  readonly seats: readonly RecordedSeat[];
  /** Describes the turning point at a step. */
  readonly wordsOf: (step: number) => string;
}

/** Chart of all players' chances over the game, below the slider and equally wide. */
export function Chart({ player, report: { chances, turningPoints }, seats, wordsOf }: ChartProps) {
  const { stops, last } = player;
  const at = player.at.value;
  const share = (stop: number) => `${(100 * stop) / last}%`;
  return (
    <div class="coach-chart">
      <div class="coach-plot">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keys. */}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t("coach.chart")}
          onClick={({ offsetX, currentTarget }) =>
            player.goTo(Math.round((offsetX / currentTarget.clientWidth) * last))
          }
        >
          {[25, 50, 75].map((y) => (
            <line key={y} class="coach-grid" x1="0" x2="100" y1={y} y2={y} />
          ))}
          {seats.map((_, seat) => (
            <polyline key={seat} class={`coach-line s${seat % 10}`} points={curveOf(chances, stops, seat)} />
          ))}
        </svg>
        <i class="coach-cursor" style={{ left: share(at) }} />
        {turningPoints.map(({ step }) => (
          <button
            key={step}
            type="button"
            class="coach-point"
            style={{ left: share(stopOf(stops, step)) }}
            aria-label={wordsOf(step)}
            title={wordsOf(step)}
            onClick={() => player.goTo(stopOf(stops, step))}
          />
        ))}
      </div>
    </div>
  );
}

interface KeyProps {
  readonly chances: Chances;
  readonly seats: readonly RecordedSeat[];
  readonly step: number;
}

/** Legend of the chart, with all players' chances after a step. */
export const ChanceLegend = ({ chances, seats, step }: KeyProps) => (
  <ul class="coach-key" aria-label={t("coach.chances")}>
    {seats.map((each, seat) => (
      <li key={seat}>
        <svg viewBox="0 0 24 8" aria-hidden="true">
          <line class={`coach-line s${seat % 10}`} x1="0" x2="24" y1="4" y2="4" />
        </svg>
        {t("coach.ofSeat", { name: displayName(each), chance: percent(chanceAt(chances, step, seat)) })}
      </li>
    ))}
  </ul>
);
