import { useSignal } from "@preact/signals";
import { maxCommentLength, type PersonRecord } from "../../../shared/net/moderation.ts";
import { formatDateTime } from "../../app/i18n.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/forms/button.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { withPanelConfirmation } from "../../state/panel-passkey.ts";
import { token } from "../../state/session.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { Panel, TextArea } from "../admin/panel.tsx";
import { t } from "../admin/texts.ts";
import { lasts } from "./decision-draft.ts";

type Sanction = PersonRecord["sanctions"][number];

interface SanctionsProps {
  readonly record: PersonRecord;
  readonly onRecord: (record: PersonRecord) => void;
}

/** Sanctions of earlier reports, and the player's answers to them. */
export function Sanctions({ record: { sanctions }, onRecord }: SanctionsProps) {
  const ending = useSignal<Sanction | null>(null);
  return (
    <Panel title={t("admin.record.title")}>
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
    </Panel>
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
  if (ended) return t("admin.record.ended", { from: formatDateTime(from) });
  if (kind === "warning") return formatDateTime(from);
  return until === null
    ? t("admin.record.forGood", { from: formatDateTime(from) })
    : t("admin.record.until", { from: formatDateTime(from), until: formatDateTime(until) });
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
      withPanelConfirmation(() => moderationApi.endSanction(token(), id, why.value.trim())),
    );
    if (!record) return;
    onRecord(record);
    onDone();
  }
  return (
    <ConfirmDialog
      title={t("admin.record.question", { kind: t(`admin.kinds.${kind}`) })}
      yes={t("admin.record.end")}
      no={t("admin.record.keep")}
      busy={busy}
      trouble={trouble}
      onYes={() => void end()}
      onNo={onDone}
    >
      <TextArea
        label={t("admin.why")}
        words={why.value}
        onWords={(typed) => {
          why.value = typed;
        }}
        most={maxCommentLength}
      />
    </ConfirmDialog>
  );
}
