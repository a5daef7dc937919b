import { useMemo } from "preact/hooks";
import type { GameRecord } from "../../../shared/core/record.ts";
import { worstStatus } from "../../../shared/fairness/verification.ts";
import { useEngines } from "../../game-model/games-context.ts";
import { reportOn } from "../../state/verification-reports.ts";
import { CheckStatusIcon } from "../fairness/check-status.tsx";
import { VerificationResult } from "../fairness/fairness.tsx";
import { t } from "../fairness/texts.ts";
import { VerificationButton } from "../fairness/verification-button.tsx";

interface CheckedProps {
  readonly record: GameRecord;
  /** Null for a game from a file. */
  readonly id: string | null;
}

/** Verification result of a game: a small mark after success, a large warning after failure. */
export function VerificationMark({ record, id }: CheckedProps) {
  const games = useEngines();
  const verdict = useMemo(() => games && reportOn(games, record, id), [games, record, id]);
  if (verdict === null) return null;
  const standing = worstStatus(verdict);
  if (standing === "failed") return <VerificationResult verdict={verdict} note={t("fairness.failedAgain")} />;
  const label = t(`fairness.${standing}`);
  return (
    <VerificationButton verdict={verdict} class="icon labelled" label={label}>
      <CheckStatusIcon standing={standing} />
      <span>{label}</span>
    </VerificationButton>
  );
}
