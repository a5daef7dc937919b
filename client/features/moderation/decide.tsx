import { useId, useState } from "preact/hooks";
import {
  maxCommentLength,
  type ReportView,
  reportReasons,
  type SanctionHours,
  sanctionHours,
  sanctionKinds,
} from "../../../shared/net/moderation.ts";
import { joined } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { moderationApi } from "../../net/moderation-api.ts";
import { withPanelConfirmation } from "../../state/panel-passkey.ts";
import { token } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { Panel, Select, TextArea } from "../admin/panel.tsx";
import { spanText, t } from "../admin/texts.ts";
import { type DecisionDraft, decisionIn, firstDraft, hasTime } from "./decision-draft.ts";

const kinds = ["nothing", ...sanctionKinds] as const;
const takeDowns = ["none", "lines", "name"] as const;

interface DecideProps {
  readonly report: ReportView;
  readonly onDecided: (report: ReportView) => void;
}

/** Form for a decision in three presses: kind, duration, confirmation. */
export function Decide({ report: { id, reasons }, onDecided }: DecideProps) {
  const [draft, setDraft] = useState(firstDraft(reasons));
  const { busy, trouble, attempt } = useAttempt();
  const { kind, hours } = draft;
  const decision = decisionIn(draft);
  const change = (next: Partial<DecisionDraft>) => setDraft((before) => ({ ...before, ...next }));
  async function decide() {
    if (decision === null) return;
    const decided = await attempt(() => withPanelConfirmation(() => moderationApi.decide(token(), id, decision)));
    if (!decided) return;
    showToast(t("admin.decision.done"));
    onDecided(decided);
  }
  return (
    <Panel title={t("admin.decision.title")} class="report-decide">
      <RadioTiles
        label={t("admin.decision.what")}
        options={kinds.map((value) => ({ value, text: t(`admin.kinds.${value}`) }))}
        chosen={kind}
        onChoose={(next) => change({ kind: next })}
      />
      {hasTime(kind) && (
        <RadioTiles
          label={t("admin.decision.howLong")}
          options={sanctionHours.map((value) => ({ value, text: hoursText(value) }))}
          chosen={hours}
          onChoose={(next) => change({ hours: next })}
        />
      )}
      {kind !== null && kind !== "nothing" && <Words draft={draft} onChange={change} />}
      {kind !== null && (
        <TextArea label={t("admin.why")} words={draft.why} onWords={(why) => change({ why })} most={maxCommentLength} />
      )}
      {trouble && <FieldError id="decision-trouble">{trouble}</FieldError>}
      <Button kind="go" block busy={busy} off={decision === null} onPress={() => void decide()}>
        {confirmText(draft)}
      </Button>
    </Panel>
  );
}

interface WordsProps {
  readonly draft: DecisionDraft;
  readonly onChange: (next: Partial<DecisionDraft>) => void;
}

/** Text for the reported player, and the content to remove. */
const Words = ({ draft, onChange }: WordsProps) => (
  <>
    <div class="report-choices">
      <Select
        label={t("admin.decision.reason")}
        chosen={draft.reason}
        options={reportReasons.map((value) => ({ value, text: t(`admin.reasons.${value}`) }))}
        onChoose={(reason) => onChange({ reason })}
      />
      <Select
        label={t("admin.decision.takeDown")}
        chosen={draft.takeDown}
        options={takeDowns.map((value) => ({ value, text: t(`admin.decision.takeDowns.${value}`) }))}
        onChoose={(takeDown) => onChange({ takeDown })}
      />
    </div>
    <TextArea
      label={t("admin.decision.words")}
      words={draft.words}
      onWords={(words) => onChange({ words })}
      most={maxCommentLength}
    />
  </>
);

const hoursText = (hours: SanctionHours): string =>
  hours === null ? t("admin.decision.forGood") : spanText(hours * 3_600_000, "long");

/** Returns the effect of the confirmation, or the choice that is still missing. */
function confirmText({ kind, hours }: DecisionDraft): string {
  if (kind === null) return t("admin.decision.chooseKind");
  if (!hasTime(kind)) return t(`admin.kinds.${kind}`);
  if (hours === "open") return t("admin.decision.chooseTime");
  return joined.facts([t(`admin.kinds.${kind}`), hoursText(hours)]);
}

interface TilesProps<Value extends string | number | null> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: unknown;
  readonly onChoose: (value: Value) => void;
}

/** Selects one of several options, all of them visible. */
function RadioTiles<Value extends string | number | null>({ label, options, chosen, onChoose }: TilesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend class="field-name soft">{label}</legend>
      <div class="tiles">
        {options.map(({ value, text }) => (
          <label key={value} class={value === chosen ? "chosen" : ""}>
            <input type="radio" class="cover" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
