import type { Verdict } from "../../../shared/fairness/verdict.ts";
import { Sheet } from "../components/sheet.tsx";
import { Standing } from "./standing.tsx";
import { t } from "./texts.ts";

interface VerdictSheetProps {
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

/** List of all checks, with their results. */
export const VerdictSheet = ({ verdict: { checks, dropped }, onClose }: VerdictSheetProps) => (
  <Sheet title={t("fairness.title")} onClose={onClose}>
    <p>{t("fairness.how")}</p>
    <ul class="checks">
      {checks.map(({ name, standing, count }) => (
        <li key={name}>
          <Standing standing={standing} />
          <span>{t(`fairness.${name}.${standing}`, { count })}</span>
        </li>
      ))}
    </ul>
    {dropped > 0 && <p>{t("fairness.dropped", { count: dropped })}</p>}
    <p class="small soft-ink">{t("fairness.limits")}</p>
  </Sheet>
);
