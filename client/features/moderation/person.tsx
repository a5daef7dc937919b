import { useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonRecord, ReportView } from "../../../shared/net/moderation.ts";
import { formatDateTime, joined } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { token } from "../../state/session.ts";
import { ReasonDialog } from "../admin/panel.tsx";
import { PollingStatus } from "../admin/polling-status.tsx";
import { t } from "../admin/texts.ts";
import { usePolled } from "../admin/use-polled.ts";
import { GuestMark, ProfileLink } from "../profile/player-name.tsx";
import { Reports } from "./reports.tsx";
import { Sanctions } from "./sanctions.tsx";
import "./report.css";

interface PersonProps {
  readonly report: ReportView;
  readonly onRecord: (record: PersonRecord) => void;
}

/** The reported player, and the origin of the report. */
export function Person({ report, onRecord }: PersonProps) {
  const { person, reasons, reporters, firstAt, record } = report;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section class="paper report-person" aria-label={t("admin.reports.person")}>
      <Avatar id={person.avatar} size={56} />
      <div class="grow">
        <PersonName person={person} />
        <p class="small">{joined.facts(reasons.map((reason) => t(`admin.reasons.${reason}`)))}</p>
        <p class="tiny soft">
          {[
            t("admin.reports.by", { count: reporters }),
            formatDateTime(firstAt),
            t("admin.record.reports", { count: record.reports }),
          ].join(" · ")}
        </p>
      </div>
      <SiteLink to={addresses.admin("people", person.id)} class="btn quiet round">
        {t("admin.record.all")}
      </SiteLink>
      <Button kind="quiet" round onPress={() => setIsAsking(true)}>
        {t("admin.name.takeDown")}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t("admin.name.question", { name: person.name })}
          yes={t("admin.name.takeDown")}
          no={t("admin.name.keep")}
          label={t("admin.why")}
          act={(why) => moderationApi.takeNameDown(token(), person.id, why)}
          onDone={onRecord}
          onClose={() => setIsAsking(false)}
        >
          <p>{t("admin.name.text")}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

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

/** Name of a player as a heading. Accounts link to their profile; guests are marked. */
function PersonName({ person }: { readonly person: ReportView["person"] }) {
  return (
    <h2 class="head">
      {person.guest ? <bdi>{person.name}</bdi> : <ProfileLink name={person.name} apart />}
      {person.guest && <GuestMark />}
    </h2>
  );
}
