import type { Chances } from "../../../shared/coach/report.ts";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import { displayName } from "../replay/replay-chairs.ts";
import { chanceAt } from "./curve.ts";
import { percent } from "./percent.ts";
import { t } from "./texts.ts";

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
