import type { PersonRecord, ReportView } from "../../../../shared/net/moderation.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { token } from "../../../store/session.ts";
import { whenText } from "../../replay/when.ts";
import { Freshness } from "../freshness.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { useLive } from "../use-live.ts";
import { Chat } from "./chat.tsx";
import { Decide } from "./decide.tsx";
import { Game } from "./game.tsx";
import { Person } from "./person.tsx";
import { Said } from "./said.tsx";
import { Sanctions } from "./sanctions.tsx";
import "./report.css";

/** One report: chat, game and decision. */
export function Report({ id }: { readonly id: string }) {
  const live = useLive(() => moderationApi.report(token(), id), id);
  const report = live.value.value;
  const onRecord = (record: PersonRecord) => {
    if (report) live.know({ ...report, person: record.person, record });
  };
  if (report === null && live.failure.value?.error === "no-such-report")
    return <p class="paper admin-empty">{t("problem.no-such-report")}</p>;
  return (
    <>
      <Freshness live={live} />
      {report && (
        <>
          <Person report={report} onRecord={onRecord} />
          <div class="admin-columns">
            <Said said={report.said} />
            <Chat report={report} />
            <Game stretch={report.stretch} />
            {report.decided ? (
              <Decided {...report.decided} />
            ) : (
              <Decide report={report} onDecided={(next) => live.know(next)} />
            )}
            <Sanctions record={report.record} onRecord={onRecord} />
          </div>
        </>
      )}
    </>
  );
}

const Decided = ({ kind, by, at, why }: NonNullable<ReportView["decided"]>) => (
  <Part title={t("admin.decision.title")}>
    <p>
      <b>{t(`admin.kinds.${kind}`)}</b>
    </p>
    {why !== "" && <p class="small">{why}</p>}
    <p class="tiny soft">{t("admin.decision.by", { by: by || t("app.former"), when: whenText(at) })}</p>
  </Part>
);
