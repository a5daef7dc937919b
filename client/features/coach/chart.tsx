import type { CoachReport } from "../../../shared/coach/report.ts";
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
export function Chart({ player, report, seats, wordsOf }: ChartProps) {
  const { stops, last } = player;
  const { turningPoints } = report;
  const curves = seats.map((_, seat) => curveOf(report, stops, seat));
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
          {curves.map(({ band }, seat) => (
            <path key={seat} class={`coach-band s${seat % 10}`} d={band} />
          ))}
          {curves.map(({ line }, seat) => (
            <path key={seat} class={`coach-line s${seat % 10}`} d={line} />
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
  readonly report: CoachReport;
  readonly seats: readonly RecordedSeat[];
  readonly step: number;
}

/** Formats a chance with the points by which it may still change; "…" while it is not yet known. */
function chanceText(report: CoachReport, step: number, seat: number): string {
  const shown = chanceAt(report, step, seat);
  if (shown === null) return "…";
  const margin = Math.round(100 * shown.margin);
  const chance = percent(shown.chance);
  return margin === 0 ? chance : t("coach.about", { chance, margin });
}

/** Legend of the chart, with all players' chances after a step. */
export const ChanceLegend = ({ report, seats, step }: KeyProps) => (
  <ul class="coach-key" aria-label={t("coach.chances")}>
    {seats.map((each, seat) => (
      <li key={seat}>
        <svg viewBox="0 0 24 8" aria-hidden="true">
          <line class={`coach-line s${seat % 10}`} x1="0" x2="24" y1="4" y2="4" />
        </svg>
        {t("coach.ofSeat", { name: displayName(each), chance: chanceText(report, step, seat) })}
      </li>
    ))}
  </ul>
);
