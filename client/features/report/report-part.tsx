import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { type ReportReason, reportReasons } from "../../../shared/net/moderation.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { CommentField, isTooLong } from "./comment-field.tsx";
import type { Meeting } from "./open-person-sheet.ts";
import { sendReport } from "./send-report.ts";
import { t } from "./texts.ts";

interface ReportProps {
  readonly met: Exclude<Meeting, { kind: "name" }>;
  readonly onSent: () => void;
}

/** Reasons for a report. A press on one sends the report. */
export function ReportPart({ met, onSent }: ReportProps) {
  const words = useSignal("");
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const id = useId();
  async function send(reason: ReportReason) {
    busy.value = true;
    const added = words.value.trim();
    trouble.value = await sendReport(met, { reason, ...(added !== "" && { words: added }) });
    busy.value = false;
    if (trouble.value === null) onSent();
  }
  return (
    <section class="person-part" aria-labelledby={id}>
      <h3 class="label" id={id}>
        {t("conduct.report.title")}
      </h3>
      <p class="small soft-ink">{t(`conduct.report.text.${met.kind}`)}</p>
      <details class="report-words">
        <summary>{t("conduct.report.add")}</summary>
        <CommentField
          label={t("conduct.report.words")}
          words={words.value}
          rows={2}
          onWords={(changed) => {
            words.value = changed;
          }}
        />
      </details>
      <div class="reasons">
        {reportReasons.map((reason) => (
          <Button key={reason} busy={busy.value} off={isTooLong(words.value)} onPress={() => void send(reason)}>
            {t(`conduct.report.reason.${reason}`)}
          </Button>
        ))}
      </div>
      {trouble.value !== null && <FieldError id={`${id}-trouble`}>{trouble.value}</FieldError>}
    </section>
  );
}
