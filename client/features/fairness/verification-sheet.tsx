import type { VerificationReport } from "../../../shared/fairness/verification.ts";
import { Sheet } from "../../components/sheet.tsx";
import { CheckStatusIcon } from "./check-status.tsx";
import { t } from "./texts.ts";

interface VerdictSheetProps {
  readonly verdict: VerificationReport;
  readonly onClose: () => void;
}

/** List of all checks, with their results. */
export const VerificationSheet = ({ verdict: { checks, dropped }, onClose }: VerdictSheetProps) => (
  <Sheet title={t("fairness.title")} onClose={onClose}>
    <p>{t("fairness.how")}</p>
    <ul class="checks">
      {checks.map(({ name, standing, count }) => (
        <li key={name}>
          <CheckStatusIcon standing={standing} />
          <span>{t(`fairness.${name}.${standing}`, { count })}</span>
        </li>
      ))}
    </ul>
    {dropped > 0 && <p>{t("fairness.dropped", { count: dropped })}</p>}
    <p class="small soft-ink">{t("fairness.limits")}</p>
  </Sheet>
);
