import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonRecord, ReportView } from "../../../shared/net/moderation.ts";
import { formatDateTime, isolated } from "../../app/i18n.ts";
import { SiteLink } from "../../components/site-link.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { token } from "../../state/session.ts";
import { Panel } from "../admin/panel.tsx";
import { PollingStatus } from "../admin/polling-status.tsx";
import { agoText, t } from "../admin/texts.ts";
import { usePolled } from "../admin/use-polled.ts";
import { GuestMark } from "../profile/player-name.tsx";
import { Decide } from "./decide.tsx";
import { Person } from "./person.tsx";
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

/** Chat of the table. Lines of the reported player are marked, and so are reported lines. */
function Chat({ report: { lines, accused, said } }: { readonly report: ReportView }) {
  const reported = new Set(said.map(({ line }) => line));
  return (
    <Panel title={t("admin.chat.title")}>
      {lines.length === 0 && <p class="soft">{t("admin.chat.none")}</p>}
      <ol class="report-lines">
        {lines.map(({ number, who, name, guest, text }) => (
          <li key={number} class={who === accused ? "accused" : ""}>
            <span class="tiny soft">
              {`${number} · ${isolated(name)}`}
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

/** Link to the replay at the time of the report. */
const Game = ({ stretch }: Pick<ReportView, "stretch">) => (
  <Panel title={t("admin.game.title")}>
    {stretch === null && <p class="soft">{t("admin.game.none")}</p>}
    {stretch?.game === "running" && <p>{t("admin.game.running")}</p>}
    {stretch?.game === "gone" && <p>{t("admin.game.gone")}</p>}
    {stretch?.game === "over" && (
      <>
        <p class="small soft">{t("admin.game.steps", { from: stretch.from, to: stretch.to })}</p>
        <SiteLink to={addresses.replay(stretch.gameId, stretch.from)} class="btn">
          {t("admin.game.watch")}
        </SiteLink>
      </>
    )}
  </Panel>
);

/** Comments of the reporters, who stay anonymous. */
const ReporterComments = ({ said }: Pick<ReportView, "said">) => (
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
