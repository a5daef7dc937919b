import { useSignal } from "@preact/signals";
import type { AuditEntry } from "../../../../shared/net/operators.ts";
import { formatDateTime } from "../../../app/i18n.ts";
import { LoadMore } from "../../../components/forms/load-more.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../state/session.ts";
import { PollingStatus } from "../polling-status.tsx";
import { t } from "../texts.ts";
import { firstPages, usePolled } from "../use-polled.ts";
import "./audit-log.css";

/** Audit log of operators and moderators, the newest entry first. */
export function AuditLog() {
  const pages = useSignal(1);
  const live = usePolled(
    () =>
      firstPages(
        (before) => adminApi.log(token(), before),
        ({ deeds }) => deeds,
        pages.value,
      ),
    "log",
  );
  const log = live.value.value;
  return (
    <>
      <PollingStatus live={live} />
      {log?.items.length === 0 && <p class="paper admin-empty">{t("admin.log.none")}</p>}
      {log && log.items.length > 0 && (
        <ul class="paper lines admin-log">
          {log.items.map((deed) => (
            <DeedLine key={deed.id} deed={deed} />
          ))}
        </ul>
      )}
      {log && log.last.before !== null && (
        <LoadMore
          text={t("admin.more")}
          onPress={() => {
            pages.value += 1;
            return live.refresh();
          }}
        />
      )}
    </>
  );
}

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
