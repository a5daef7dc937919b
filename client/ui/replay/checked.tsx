import { useMemo } from "preact/hooks";
import type { GameRecord } from "../../../shared/core/record.ts";
import { standingOf } from "../../../shared/fairness/verdict.ts";
import { verdictOn } from "../../store/verdicts.ts";
import { Found } from "../fairness/fairness.tsx";
import { Standing } from "../fairness/standing.tsx";
import { t } from "../fairness/texts.ts";
import { VerdictButton } from "../fairness/verdict-button.tsx";
import { useEngines } from "../games.ts";

interface CheckedProps {
  readonly record: GameRecord;
  /** Null for a game from a file. */
  readonly id: string | null;
}

/** Verification result of a game: a small mark after success, a large warning after failure. */
export function Checked({ record, id }: CheckedProps) {
  const games = useEngines();
  const verdict = useMemo(() => games && verdictOn(games, record, id), [games, record, id]);
  if (verdict === null) return null;
  const standing = standingOf(verdict);
  if (standing === "failed") return <Found verdict={verdict} note={t("fairness.failedAgain")} />;
  const label = t(`fairness.${standing}`);
  return (
    <VerdictButton verdict={verdict} class="icon labelled" label={label}>
      <Standing standing={standing} />
      <span>{label}</span>
    </VerdictButton>
  );
}
