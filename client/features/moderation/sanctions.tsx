import { useState } from "preact/hooks";
import type { PersonRecord } from "../../../shared/net/moderation.ts";
import { formatDateTime } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { serverNow } from "../../net/request.ts";
import { token } from "../../state/session.ts";
import { Panel, ReasonDialog } from "../admin/panel.tsx";
import { t } from "../admin/texts.ts";
import { lasts } from "./decision-draft.ts";

type Sanction = PersonRecord["sanctions"][number];

interface SanctionsProps {
  readonly record: PersonRecord;
  readonly onRecord: (record: PersonRecord) => void;
}

/** Sanctions of earlier reports, and the player's answers to them. */
export function Sanctions({ record: { sanctions }, onRecord }: SanctionsProps) {
  const [ending, setEnding] = useState<Sanction | null>(null);
  return (
    <Panel title={t("admin.record.title")}>
      {sanctions.length === 0 && <p class="soft">{t("admin.record.none")}</p>}
      <ul class="lines">
        {sanctions.map((sanction) => (
          <li key={sanction.id} class="report-sanction">
            <SanctionText sanction={sanction} />
            {lasts(sanction, serverNow()) && (
              <Button kind="quiet" round onPress={() => setEnding(sanction)}>
                {t("admin.record.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ReasonDialog
          title={t("admin.record.question", { kind: t(`admin.kinds.${ending.kind}`) })}
          yes={t("admin.record.end")}
          no={t("admin.record.keep")}
          label={t("admin.why")}
          act={(why) => moderationApi.endSanction(token(), ending.id, why)}
          onDone={onRecord}
          onClose={() => setEnding(null)}
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
