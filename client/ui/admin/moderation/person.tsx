import { useSignal } from "@preact/signals";
import type { PersonRecord, ReportView } from "../../../../shared/net/moderation.ts";
import { longestWords } from "../../../../shared/net/moderation.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Question } from "../../account/question.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Button } from "../../components/button.tsx";
import { GoTo } from "../../components/go-to.tsx";
import { whenText } from "../../replay/when.ts";
import { t } from "../texts.ts";
import { WordsField } from "../words-field.tsx";
import { PersonName } from "./person-name.tsx";

interface PersonProps {
  readonly report: ReportView;
  readonly onRecord: (record: PersonRecord) => void;
}

/** The reported player, and the origin of the report. */
export function Person({ report, onRecord }: PersonProps) {
  const { person, reasons, reporters, firstAt, record } = report;
  const asking = useSignal(false);
  return (
    <section class="paper report-person" aria-label={t("admin.reports.person")}>
      <Avatar id={person.avatar} size={56} />
      <div class="grow">
        <PersonName person={person} />
        <p class="small">{reasons.map((reason) => t(`admin.reasons.${reason}`)).join(", ")}</p>
        <p class="tiny soft">
          {[
            t("admin.reports.by", { count: reporters }),
            whenText(firstAt),
            t("admin.record.reports", { count: record.reports }),
          ].join(" · ")}
        </p>
      </div>
      <GoTo to={`/admin/people/${encodeURIComponent(person.id)}`} class="btn quiet round">
        {t("admin.record.all")}
      </GoTo>
      <Button
        kind="quiet"
        round
        onPress={() => {
          asking.value = true;
        }}
      >
        {t("admin.name.takeDown")}
      </Button>
      {asking.value && (
        <NameQuestion
          person={person}
          onRecord={onRecord}
          onDone={() => {
            asking.value = false;
          }}
        />
      )}
    </section>
  );
}

interface NameProps {
  readonly person: PersonRecord["person"];
  readonly onRecord: (record: PersonRecord) => void;
  readonly onDone: () => void;
}

function NameQuestion({ person: { id, name }, onRecord, onDone }: NameProps) {
  const why = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function takeDown() {
    const record = await attempt(() =>
      confirmingForPanel(() => moderationApi.takeNameDown(token(), id, why.value.trim())),
    );
    if (!record) return;
    onRecord(record);
    onDone();
  }
  return (
    <Question
      title={t("admin.name.question", { name })}
      yes={t("admin.name.takeDown")}
      no={t("admin.name.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void takeDown()}
      onNo={onDone}
    >
      <p>{t("admin.name.text")}</p>
      <WordsField
        label={t("admin.why")}
        words={why.value}
        onWords={(typed) => {
          why.value = typed;
        }}
        most={longestWords}
      />
    </Question>
  );
}
