import type { ReportRow } from "../../../../shared/net/moderation.ts";
import { Avatar } from "../../components/avatar.tsx";
import { GoTo } from "../../components/go-to.tsx";
import { GuestMark } from "../../components/guest-mark.tsx";
import { t } from "../texts.ts";
import { agoText } from "../time.ts";

export const ReportLine = ({ report }: { readonly report: ReportRow }) => {
  const { id, person, reasons, reporters, lastAt, decided } = report;
  return (
    <li>
      <GoTo to={`/admin/reports/${encodeURIComponent(id)}`} class="report-row">
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
      </GoTo>
    </li>
  );
};
