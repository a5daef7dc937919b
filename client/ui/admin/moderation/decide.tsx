import { useSignal } from "@preact/signals";
import {
  longestWords,
  type ReportView,
  reportReasons,
  type SanctionHours,
  sanctionHours,
  sanctionKinds,
} from "../../../../shared/net/moderation.ts";
import { moderationApi } from "../../../net/moderation-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { toast } from "../../../store/toasts.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Button } from "../../components/button.tsx";
import { FieldError } from "../../components/field.tsx";
import { Choice } from "../choice.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { spanText } from "../time.ts";
import { WordsField } from "../words-field.tsx";
import { type Draft, decisionIn, firstDraft, hasTime } from "./draft.ts";
import { Tiles } from "./tiles.tsx";

const kinds = ["nothing", ...sanctionKinds] as const;
const takeDowns = ["none", "lines", "name"] as const;

interface DecideProps {
  readonly report: ReportView;
  readonly onDecided: (report: ReportView) => void;
}

/** Form for a decision in three presses: kind, duration, confirmation. */
export function Decide({ report: { id, reasons }, onDecided }: DecideProps) {
  const draft = useSignal(firstDraft(reasons));
  const { busy, trouble, attempt } = useAttempt();
  const { kind, hours } = draft.value;
  const decision = decisionIn(draft.value);
  const change = (next: Partial<Draft>) => {
    draft.value = { ...draft.value, ...next };
  };
  async function decide() {
    if (decision === null) return;
    const decided = await attempt(() => confirmingForPanel(() => moderationApi.decide(token(), id, decision)));
    if (!decided) return;
    toast(t("admin.decision.done"));
    onDecided(decided);
  }
  return (
    <Part title={t("admin.decision.title")} class="report-decide">
      <Tiles
        label={t("admin.decision.what")}
        options={kinds.map((value) => ({ value, text: t(`admin.kinds.${value}`) }))}
        chosen={kind}
        onChoose={(next) => change({ kind: next })}
      />
      {hasTime(kind) && (
        <Tiles
          label={t("admin.decision.howLong")}
          options={sanctionHours.map((value) => ({ value, text: hoursText(value) }))}
          chosen={hours}
          onChoose={(next) => change({ hours: next })}
        />
      )}
      {kind !== null && kind !== "nothing" && <Words draft={draft.value} onChange={change} />}
      {kind !== null && (
        <WordsField
          label={t("admin.why")}
          words={draft.value.why}
          onWords={(why) => change({ why })}
          most={longestWords}
        />
      )}
      {trouble && <FieldError id="decision-trouble">{trouble}</FieldError>}
      <Button kind="go" block busy={busy} off={decision === null} onPress={() => void decide()}>
        {confirmText(draft.value)}
      </Button>
    </Part>
  );
}

interface WordsProps {
  readonly draft: Draft;
  readonly onChange: (next: Partial<Draft>) => void;
}

/** Text for the reported player, and the content to remove. */
const Words = ({ draft, onChange }: WordsProps) => (
  <>
    <div class="report-choices">
      <Choice
        label={t("admin.decision.reason")}
        chosen={draft.reason}
        options={reportReasons.map((value) => ({ value, text: t(`admin.reasons.${value}`) }))}
        onChoose={(reason) => onChange({ reason })}
      />
      <Choice
        label={t("admin.decision.takeDown")}
        chosen={draft.takeDown}
        options={takeDowns.map((value) => ({ value, text: t(`admin.decision.takeDowns.${value}`) }))}
        onChoose={(takeDown) => onChange({ takeDown })}
      />
    </div>
    <WordsField
      label={t("admin.decision.words")}
      words={draft.words}
      onWords={(words) => onChange({ words })}
      most={longestWords}
    />
  </>
);

const hoursText = (hours: SanctionHours): string =>
  hours === null ? t("admin.decision.forGood") : spanText(hours * 3_600_000, "long");

/** Returns the effect of the confirmation, or the choice that is still missing. */
function confirmText({ kind, hours }: Draft): string {
  if (kind === null) return t("admin.decision.chooseKind");
  if (!hasTime(kind)) return t(`admin.kinds.${kind}`);
  if (hours === "open") return t("admin.decision.chooseTime");
  return `${t(`admin.kinds.${kind}`)}, ${hoursText(hours)}`;
}
