import type { ReportView } from "../../../shared/net/moderation.ts";
import { Panel } from "../admin/panel.tsx";
import { t } from "../admin/texts.ts";
import { agoText } from "../admin/time.ts";

/** Comments of the reporters, who stay anonymous. */
export const ReporterComments = ({ said }: Pick<ReportView, "said">) => (
  <Panel title={t("admin.reports.said")}>
    <ul class="lines">
      {said.map(({ reason, words, at, line }, reporter) => (
        <li key={reporter} class="report-said">
          <b class="label">{t(`admin.reasons.${reason}`)}</b>
          {words !== "" && <blockquote>{words}</blockquote>}
          <span class="tiny soft">
            {line === null ? agoText(at) : `${agoText(at)} · ${t("admin.reports.line", { number: line })}`}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
