import type { CoachReport } from "../../../shared/coach/report.ts";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import { Sheet } from "../../components/sheet.tsx";
import { displayName } from "../replay/replay-chairs.ts";
import { chanceAt, displayedLuck } from "./curve.ts";
import { percent, points, t } from "./texts.ts";

interface SummaryProps {
  readonly report: CoachReport;
  readonly seats: readonly RecordedSeat[];
  /** Steps of the replay's stops. */
  readonly stops: readonly number[];
  readonly whatOf: (step: number) => string;
  /** Describes the turning point at a step. */
  readonly wordsOf: (step: number) => string;
  readonly onJump: (step: number) => void;
  readonly onClose: () => void;
}

/** Summary of a whole game: effect of the player's decisions and of luck, and the turning points. */
export function SummarySheet({ report, seats, stops, whatOf, wordsOf, onJump, onClose }: SummaryProps) {
  const { turningPoints } = report;
  return (
    <Sheet title={t("coach.title")} onClose={onClose}>
      <Own report={report} seats={seats} whatOf={whatOf} onJump={onJump} />
      <h3 class="label">{t("coach.turningPoints")}</h3>
      {turningPoints.length === 0 && <p>{t("coach.calm")}</p>}
      <ul class="coach-moments">
        {turningPoints.map(({ step }) => (
          <li key={step}>
            <button type="button" onClick={() => onJump(step)}>
              {wordsOf(step)}
            </button>
          </li>
        ))}
      </ul>
      <p class="small soft">{t("coach.how")}</p>
      <details class="coach-table">
        <summary>{t("coach.table")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("coach.moment")}</th>
              {seats.map((each, seat) => (
                <th key={seat} scope="col">
                  {displayName(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((step) => (
              <tr key={step}>
                <th scope="row">{whatOf(step)}</th>
                {seats.map((_, seat) => (
                  <td key={seat}>{percent(chanceAt(report, step, seat)?.chance ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Sheet>
  );
}

function Own({ report: { own }, seats, whatOf, onJump }: Pick<SummaryProps, "report" | "seats" | "whatOf" | "onJump">) {
  if (own === null) return null;
  const { seat, summary } = own;
  const { atDeal, result, skill, bestMove, worstMove, luckiest, unluckiest } = summary;
  const sitting = seats[seat];
  const moments = [
    bestMove && { title: t("coach.bestMove"), step: bestMove.step, change: bestMove.gain },
    worstMove && { title: t("coach.worstMove"), step: worstMove.step, change: -worstMove.cost },
    luckiest && { title: t("coach.luckiest"), ...luckiest },
    unluckiest && { title: t("coach.unluckiest"), ...unluckiest },
  ].flatMap((moment) => moment ?? []);
  return (
    <>
      <p>
        {t("coach.sum", {
          name: sitting ? displayName(sitting) : "",
          atDeal: percent(atDeal),
          result: percent(result),
        })}
      </p>
      <dl class="coach-sums">
        <Sum title={t("coach.skill")} note={t("coach.skillNote")} change={skill} />
        <Sum title={t("coach.luck")} note={t("coach.luckNote")} change={displayedLuck(summary)} />
      </dl>
      <ul class="coach-moments">
        {moments.map(({ title, step, change }) => (
          <li key={title}>
            <button type="button" onClick={() => onJump(step)}>
              <b>
                {title}: {points(change)}
              </b>
              {whatOf(step)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SumProps {
  readonly title: string;
  readonly note: string;
  readonly change: number;
}

const Sum = ({ title, note, change }: SumProps) => (
  <div>
    <dt>
      {title} <span class="small soft">{note}</span>
    </dt>
    <dd>{points(change)}</dd>
  </div>
);
