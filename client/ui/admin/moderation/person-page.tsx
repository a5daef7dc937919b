import { moderationApi } from "../../../net/moderation-api.ts";
import { token } from "../../../store/session.ts";
import { Avatar } from "../../components/avatar.tsx";
import { Freshness } from "../freshness.tsx";
import { t } from "../texts.ts";
import { useLive } from "../use-live.ts";
import { PersonName } from "./person-name.tsx";
import { Reports } from "./reports.tsx";
import { Sanctions } from "./sanctions.tsx";
import "./report.css";

/** A reported player: all decisions and all reports about them. */
export function PersonPage({ id }: { readonly id: string }) {
  const live = useLive(() => moderationApi.person(token(), id), id);
  const record = live.value.value;
  if (record === null && live.failure.value?.error === "no-such-player")
    return <p class="paper admin-empty">{t("admin.record.nobody")}</p>;
  if (record === null) return <Freshness live={live} />;
  const { person, reports } = record;
  return (
    <>
      <Freshness live={live} />
      <section class="paper report-person" aria-label={t("admin.reports.person")}>
        <Avatar id={person.avatar} size={56} />
        <div class="grow">
          <PersonName person={person} />
          <p class="tiny soft">{t("admin.record.reports", { count: reports })}</p>
        </div>
      </section>
      <Sanctions record={record} onRecord={(changed) => live.know(changed)} />
      <Reports of={id} />
    </>
  );
}
