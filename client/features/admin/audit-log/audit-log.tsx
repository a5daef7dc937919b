import type { AuditEntry } from "../../../../shared/net/operators.ts";
import { formatDateTime } from "../../../app/i18n.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../state/session.ts";
import { PagedList } from "../paged-list.tsx";
import { t } from "../texts.ts";
import "./audit-log.css";

/** Audit log of operators and moderators, the newest entry first. */
export const AuditLog = () => (
  <PagedList
    about="log"
    load={(before) => adminApi.log(token(), before)}
    itemsOf={({ deeds }) => deeds}
    lineOf={(deed) => <DeedLine key={deed.id} deed={deed} />}
    none={t("admin.log.none")}
    class="admin-log"
  />
);

const DeedLine = ({ deed: { at, by, action, subject, who, why } }: { readonly deed: AuditEntry }) => (
  <li>
    <b class="label">{t(`admin.log.actions.${action}`)}</b>
    {who !== null && <span class="deed-subject">{who}</span>}
    <span class={who === null ? "deed-subject" : "deed-subject tiny soft"}>{subject}</span>
    <span class="tiny soft">{t("admin.log.by", { by: doer(by), when: formatDateTime(at) })}</span>
    {why !== "" && <span class="small deed-why">{why}</span>}
  </li>
);

function doer(by: string): string {
  if (by === "the command line") return t("admin.log.commandLine");
  return by || t("app.former");
}
