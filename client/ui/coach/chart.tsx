import type { CoachReport } from "../../../shared/coach/report.ts";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import { calledAt } from "../../replay/chairs.ts";
import type { ReplayPlayer } from "../../replay/player.ts";
import { chanceAt, curveOf, stopOf } from "./curve.ts";
import { percent } from "./percent.ts";
import { t } from "./texts.ts";

interface ChartProps {
  readonly player: ReplayPlayer;
  readonly report: CoachReport;
  readonly seats: readonly RecordedSeat[];
  /** A turning point in words, by its step. */
  readonly wordsOf: (step: number) => string;
}

/** Everybody's chance over the game, below the slider and as wide, with the figures at the moment shown. */
export function Chart({ player, report: { chances, turningPoints }, seats, wordsOf }: ChartProps) {
  const { stops, last } = player;
  const at = player.at.value;
  const share = (stop: number) => `${(100 * stop) / last}%`;
  const now = seats.map((each, seat) =>
    t("coach.ofSeat", { name: calledAt(each), chance: percent(chanceAt(chances, stops[at] ?? 0, seat)) }),
  );
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
      <ul class="coach-key" aria-label={t("coach.chances")}>
        {now.map((text, seat) => (
          <li key={seat}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <line class={`coach-line s${seat % 10}`} x1="0" x2="24" y1="4" y2="4" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
