import type { ReportView } from "../../../shared/net/moderation.ts";
import { GuestMark } from "../../components/guest-mark.tsx";
import { Panel } from "../admin/panel.tsx";
import { t } from "../admin/texts.ts";

/** Chat of the table. Lines of the reported player are marked, and so are reported lines. */
export function Chat({ report: { lines, accused, said } }: { readonly report: ReportView }) {
  const reported = new Set(said.map(({ line }) => line));
  return (
    <Panel title={t("admin.chat.title")}>
      {lines.length === 0 && <p class="soft">{t("admin.chat.none")}</p>}
      <ol class="report-lines">
        {lines.map(({ number, who, name, guest, text }) => (
          <li key={number} class={who === accused ? "accused" : ""}>
            <span class="tiny soft">
              {`${number} · ${name}`}
              {guest && <GuestMark />}
            </span>
            {who === accused && <span class="unseen">{t("admin.chat.accused")}</span>}
            {reported.has(number) && <span class="admin-pill late">{t("admin.chat.reported")}</span>}
            <span class="report-line">{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
