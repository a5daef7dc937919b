import { Avatar } from "../../components/pictures/avatar.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { token } from "../../state/session.ts";
import { PollingStatus } from "../admin/polling-status.tsx";
import { t } from "../admin/texts.ts";
import { usePolled } from "../admin/use-polled.ts";
import { PersonName } from "./person-name.tsx";
import { Reports } from "./reports.tsx";
import { Sanctions } from "./sanctions.tsx";
import "./report.css";

/** A reported player: all decisions and all reports about them. */
export function PersonPage({ id }: { readonly id: string }) {
  const live = usePolled(() => moderationApi.person(token(), id), id);
  const record = live.value.value;
  if (record === null && live.failure.value?.error === "no-such-player")
    return <p class="paper admin-empty">{t("admin.record.nobody")}</p>;
  if (record === null) return <PollingStatus live={live} />;
  const { person, reports } = record;
  return (
    <>
      <PollingStatus live={live} />
      <section class="paper report-person" aria-label={t("admin.reports.person")}>
        <Avatar id={person.avatar} size={56} />
        <div class="grow">
          <PersonName person={person} />
          <p class="tiny soft">{t("admin.record.reports", { count: reports })}</p>
        </div>
      </section>
      <Sanctions record={record} onRecord={(changed) => live.setValue(changed)} />
      <Reports of={id} />
    </>
  );
}
