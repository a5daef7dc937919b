import type { ClientGame } from "../../game-model/client-game.ts";
import { CoachIcon } from "./icon.tsx";
import { t } from "./texts.ts";
import type { AnalysisControl } from "./use-analysis.ts";

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
