import type { ReportRow } from "../../../shared/net/moderation.ts";
import { GuestMark } from "../../components/guest-mark.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { t } from "../admin/texts.ts";
import { agoText } from "../admin/time.ts";

export const ReportLine = ({ report }: { readonly report: ReportRow }) => {
  const { id, person, reasons, reporters, lastAt, decided } = report;
  return (
    <li>
      <SiteLink to={`/admin/reports/${encodeURIComponent(id)}`} class="report-row">
        <Avatar id={person.avatar} size={44} />
        <span class="grow">
          <b class="label">
            {person.name}
            {person.guest && <GuestMark />}
          </b>
          <span class="small">{reasons.map((reason) => t(`admin.reasons.${reason}`)).join(", ")}</span>
          <span class="tiny soft">
            {`${t("admin.reports.by", { count: reporters })} · ${agoText(decided?.at ?? lastAt)}`}
          </span>
        </span>
        {decided && <span class="admin-pill">{t(`admin.kinds.${decided.kind}`)}</span>}
      </SiteLink>
    </li>
  );
};
