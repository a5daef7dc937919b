import { useEffect, useRef, useState } from "preact/hooks";
import type { JudgedDecision, TurningPoint } from "../../../shared/coach/report.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import { joined } from "../../app/i18n.ts";
import type { ClientGame, CoachTexts, MoveListEntry } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { displayName, replayChairs } from "../replay/replay-chairs.ts";
import type { ReplayPlayer } from "../replay/replay-player.ts";
import { ChanceLegend, Chart } from "./chart.tsx";
import { hasChances, judgedAt, pointAt, stopOf, whatAt } from "./curve.ts";
import { CoachIcon } from "./icon.tsx";
import { SummarySheet } from "./summary.tsx";
import { costInPoints, failureText, percent, t } from "./texts.ts";
import type { AnalysisControl } from "./use-analysis.ts";
import "./coach.css";

interface CoachProps {
  readonly control: AnalysisControl;
  readonly player: ReplayPlayer;
  readonly record: GameRecord;
  readonly entries: readonly MoveListEntry[];
}

/** The coach's analysis of a game, below the slider, once it has been started. */
export function Coach({ control, player, record, entries }: CoachProps) {
  const games = useGames();
  const game = games.game(record.game);
  const words = useLazyPart(game, async ({ coach }) => (await coach?.()) ?? null);
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { value: study } = control.study;
  const presses = control.presses.value;
  // Moves the focus here, because the pressed button has disappeared.
  useEffect(() => {
    if (presses > 0) section.current?.focus({ preventScroll: true });
  }, [presses, study.kind]);
  if (study.kind === "idle") return null;
  const { news, hasFailed } = study;
  const state = hasFailed ? <Failure /> : <Progress done={news?.done ?? 0} />;
  if (news === null || !hasChances(news.report))
    return (
      <section ref={section} tabIndex={-1} class="coach" aria-label={t("coach.ask")}>
        {state}
      </section>
    );
  const { report, final } = news;
  const { stops } = player;
  const { seats } = record;
  const whatOf = (step: number) => whatAt(entries, stops[stopOf(stops, step)]) ?? t("coach.step", { step });
  const wordsOf = (step: number) => {
    const point = report.turningPoints.find((each) => each.step === step);
    return point ? pointText(point, whatOf(step), seats[point.seat]) : whatOf(step);
  };
  const judged = judgedAt(report.own?.decisions ?? [], stops, player.at.value);
  const point = pointAt(report.turningPoints, stops, player.at.value);
  const advice = judged && words && adviceText(judged, words, record);
  return (
    <section ref={section} tabIndex={-1} class="coach" aria-label={t("coach.ask")}>
      <Chart player={player} report={report} seats={seats} wordsOf={wordsOf} />
      <div class="coach-foot">
        <ChanceLegend report={report} seats={seats} step={stops[player.at.value] ?? 0} />
        <p class="coach-says" aria-live={player.playing.value ? "off" : "polite"}>
          {joined.sentences([point && wordsOf(point.step), advice].filter((text) => text !== null))}
        </p>
        {final ? (
          <button type="button" class="coach-open quiet-pill" onClick={() => setIsOpen(true)}>
            {t("coach.open")}
          </button>
        ) : (
          state
        )}
      </div>
      {isOpen && (
        <SummarySheet
          report={report}
          seats={seats}
          stops={stops}
          whatOf={whatOf}
          wordsOf={wordsOf}
          onJump={(step) => {
            setIsOpen(false);
            player.pause();
            player.goTo(stopOf(stops, step));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

const Failure = () => (
  <p class="coach-failed" role="alert">
    {failureText()}
  </p>
);

function Progress({ done }: { readonly done: number }) {
  const text = t("coach.thinking", { done: Math.floor(100 * done) });
  return (
    <div class="coach-progress">
      <progress aria-label={t("coach.ask")} value={done} max={1} />
      <span class="small">{text}</span>
    </div>
  );
}

const pointText = ({ before, after }: TurningPoint, what: string, whose: GameRecord["seats"][number] | undefined) =>
  t("coach.turningPoint", {
    what,
    name: whose ? displayName(whose) : "",
    before: percent(before),
    after: percent(after),
  });

function adviceText(
  { best, cost, played, playedChance }: JudgedDecision,
  words: CoachTexts,
  { seats }: GameRecord,
): string {
  const chosen = words.command(best, replayChairs(seats));
  if (playedChance === null) return t("coach.other", { best: chosen });
  return cost < 0.005 || best === played
    ? t("coach.same")
    : t("coach.costly", { best: chosen, cost: costInPoints(cost) });
}

interface CoachButtonProps {
  readonly control: AnalysisControl;
  readonly game: ClientGame;
}

/** Starts the coach, which never starts by itself. */
export function CoachButton({ control, game }: CoachButtonProps) {
  const { value: study } = control.study;
  if (game.coach === null || (study.kind === "begun" && !study.hasFailed)) return null;
  return (
    <button type="button" class="icon labelled" aria-label={t("coach.ask")} onClick={control.start}>
      <CoachIcon />
      <span>{t("coach.ask")}</span>
    </button>
  );
}
