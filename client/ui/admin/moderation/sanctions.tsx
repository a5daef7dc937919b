import { useSignal } from "@preact/signals";
import type { PersonRecord } from "../../../../shared/net/moderation.ts";
import { longestWords } from "../../../../shared/net/moderation.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Question } from "../../account/question.tsx";
import { Button } from "../../components/button.tsx";
import { whenText } from "../../replay/when.ts";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { WordsField } from "../words-field.tsx";
import { lasts } from "./draft.ts";

type Sanction = PersonRecord["sanctions"][number];

interface SanctionsProps {
  readonly record: PersonRecord;
  readonly onRecord: (record: PersonRecord) => void;
}

/** Sanctions of earlier reports, and the player's answers to them. */
export function Sanctions({ record: { sanctions }, onRecord }: SanctionsProps) {
  const ending = useSignal<Sanction | null>(null);
  return (
    <Part title={t("admin.record.title")}>
      {sanctions.length === 0 && <p class="soft">{t("admin.record.none")}</p>}
      <ul class="lines">
        {sanctions.map((sanction) => (
          <li key={sanction.id} class="report-sanction">
            <SanctionText sanction={sanction} />
            {lasts(sanction, Date.now()) && (
              <Button
                kind="quiet"
                round
                onPress={() => {
                  ending.value = sanction;
                }}
              >
                {t("admin.record.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending.value && (
        <EndQuestion
          sanction={ending.value}
          onRecord={onRecord}
          onDone={() => {
            ending.value = null;
          }}
        />
      )}
    </Part>
  );
}

const SanctionText = ({ sanction }: { readonly sanction: Sanction }) => (
  <div class="grow">
    <b class="label">{t(`admin.kinds.${sanction.kind}`)}</b>
    <span class="small">{`${t(`admin.reasons.${sanction.reason}`)} · ${spanOf(sanction)}`}</span>
    {sanction.words !== "" && <blockquote>{sanction.words}</blockquote>}
    {sanction.answer !== null && (
      <p class="small">
        <b>{t("admin.record.answer")}</b> {sanction.answer}
      </p>
    )}
    <span class="tiny soft">
      {t("admin.record.by", { by: sanction.by || t("app.former") })}
      {sanction.why !== "" && ` · ${sanction.why}`}
    </span>
  </div>
);

function spanOf({ kind, from, until, ended }: Sanction): string {
  if (ended) return t("admin.record.ended", { from: whenText(from) });
  if (kind === "warning") return whenText(from);
  return until === null
    ? t("admin.record.forGood", { from: whenText(from) })
    : t("admin.record.until", { from: whenText(from), until: whenText(until) });
}

interface EndProps {
  readonly sanction: Sanction;
  readonly onRecord: (record: PersonRecord) => void;
  readonly onDone: () => void;
}

function EndQuestion({ sanction: { id, kind }, onRecord, onDone }: EndProps) {
  const why = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function end() {
    const record = await attempt(() =>
      confirmingForPanel(() => moderationApi.endSanction(token(), id, why.value.trim())),
    );
    if (!record) return;
    onRecord(record);
    onDone();
  }
  return (
    <Question
      title={t("admin.record.question", { kind: t(`admin.kinds.${kind}`) })}
      yes={t("admin.record.end")}
      no={t("admin.record.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void end()}
      onNo={onDone}
    >
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
