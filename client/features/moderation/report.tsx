import type { PersonRecord, ReportView } from "../../../shared/net/moderation.ts";
import { formatDateTime } from "../../components/format-date.ts";
import { moderationApi } from "../../net/moderation-api.ts";
import { token } from "../../state/session.ts";
import { Panel } from "../admin/panel.tsx";
import { PollingStatus } from "../admin/polling-status.tsx";
import { t } from "../admin/texts.ts";
import { usePolled } from "../admin/use-polled.ts";
import { Chat } from "./chat.tsx";
import { Decide } from "./decide.tsx";
import { Game } from "./game.tsx";
import { Person } from "./person.tsx";
import { ReporterComments } from "./reporter-comments.tsx";
import { Sanctions } from "./sanctions.tsx";
import "./report.css";

/** One report: chat, game and decision. */
export function Report({ id }: { readonly id: string }) {
  const live = usePolled(() => moderationApi.report(token(), id), id);
  const report = live.value.value;
  const onRecord = (record: PersonRecord) => {
    if (report) live.setValue({ ...report, person: record.person, record });
  };
  if (report === null && live.failure.value?.error === "no-such-report")
    return <p class="paper admin-empty">{t("problem.no-such-report")}</p>;
  return (
    <>
      <PollingStatus live={live} />
      {report && (
        <>
          <Person report={report} onRecord={onRecord} />
          <div class="admin-columns">
            <ReporterComments said={report.said} />
            <Chat report={report} />
            <Game stretch={report.stretch} />
            {report.decided ? (
              <Decided {...report.decided} />
            ) : (
              <Decide report={report} onDecided={(next) => live.setValue(next)} />
            )}
            <Sanctions record={report.record} onRecord={onRecord} />
          </div>
        </>
      )}
    </>
  );
}

const Decided = ({ kind, by, at, why }: NonNullable<ReportView["decided"]>) => (
  <Panel title={t("admin.decision.title")}>
    <p>
      <b>{t(`admin.kinds.${kind}`)}</b>
    </p>
    {why !== "" && <p class="small">{why}</p>}
    <p class="tiny soft">{t("admin.decision.by", { by: by || t("app.former"), when: formatDateTime(at) })}</p>
  </Panel>
);
