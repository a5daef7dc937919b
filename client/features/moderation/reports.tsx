import { useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { ReportRow } from "../../../shared/net/moderation.ts";
import { joined } from "../../app/i18n.ts";
import { Segment } from "../../components/forms/form-controls.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { moderationApi, type ReportState } from "../../net/moderation-api.ts";
import { token } from "../../state/session.ts";
import { PagedList } from "../admin/paged-list.tsx";
import { agoText, t } from "../admin/texts.ts";
import { GuestMark } from "../profile/player-name.tsx";
import "./reports.css";

const states = ["open", "decided"] as const;

/** Reports of players, or about one player: open ones, or decided ones. */
export function Reports({ of }: { readonly of: string | null }) {
  const [state, setState] = useState<ReportState>(of === null ? "open" : "decided");
  return (
    <>
      <Segment
        label={t("admin.reports.which")}
        options={states.map((value) => ({ value, text: t(`admin.reports.${value}`) }))}
        chosen={state}
        onChoose={setState}
        night
      />
      <PagedList
        key={state}
        about={state}
        load={(before) => moderationApi.reports(token(), state, before, of)}
        itemsOf={({ reports }) => reports}
        lineOf={(report) => <ReportLine key={report.id} report={report} />}
        none={t(noneText(state, of))}
        class="admin-reports"
      />
    </>
  );
}

function noneText(state: ReportState, of: string | null) {
  if (state === "decided") return "admin.reports.noneDecided";
  return of === null ? "admin.reports.noneOpen" : "admin.reports.noneOpenOf";
}

const ReportLine = ({ report }: { readonly report: ReportRow }) => {
  const { id, person, reasons, reporters, lastAt, decided } = report;
  return (
    <li>
      <SiteLink to={addresses.admin("reports", id)} class="report-row">
        <Avatar id={person.avatar} size={44} />
        <span class="grow">
          <b class="label">
            <bdi>{person.name}</bdi>
            {person.guest && <GuestMark />}
          </b>
          <span class="small">{joined.facts(reasons.map((reason) => t(`admin.reasons.${reason}`)))}</span>
          <span class="tiny soft">
            {`${t("admin.reports.by", { count: reporters })} · ${agoText(decided?.at ?? lastAt)}`}
          </span>
        </span>
        {decided && <span class="admin-pill">{t(`admin.kinds.${decided.kind}`)}</span>}
      </SiteLink>
    </li>
  );
};
