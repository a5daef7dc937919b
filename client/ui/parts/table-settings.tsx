import type { TableSettings } from "../../../shared/net/protocol.ts";
import { t } from "../../i18n.ts";
import { editionInfo, hasNopes } from "../../store/editions.ts";
import { Segment, SwitchRow } from "./choice.tsx";
import { Posters } from "./poster.tsx";
import "./table-settings.css";

const nopeChoices: readonly TableSettings["nopeSeconds"][] = [3, 5, 8, 12];
const turnChoices: readonly TableSettings["turnSeconds"][] = [20, 30, 60, 120];

interface FieldsProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** Everything that a host chooses, before the table is opened and while it waits. */
export function TableSettingsFields({ settings, onChange }: FieldsProps) {
  const {
    seats: [fewest, most],
    options,
  } = editionInfo(settings.edition);
  const seats = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <>
      <Posters
        label={t("home.pick")}
        chosen={settings.edition}
        onChoose={(edition) => onChange(changedTo(settings, edition))}
      />
      <div class="paper col settings-numbers">
        <Choice
          title={t("create.chairs")}
          note={t("create.chairsNote", { min: fewest, max: most })}
          choices={seats}
          chosen={settings.seats}
          onChoose={(chosen) => onChange({ ...settings, seats: chosen })}
        />
        {hasNopes(settings.edition) && (
          <Choice
            title={t("create.nope")}
            note={t("create.seconds")}
            choices={nopeChoices}
            chosen={settings.nopeSeconds}
            onChoose={(nopeSeconds) => onChange({ ...settings, nopeSeconds })}
          />
        )}
        <Choice
          title={t("create.turn")}
          note={t("create.seconds")}
          choices={turnChoices}
          chosen={settings.turnSeconds}
          onChoose={(turnSeconds) => onChange({ ...settings, turnSeconds })}
        />
      </div>
      {options["combos"] !== undefined && (
        <div class="paper settings-switches">
          <SwitchRow
            title={t("create.combos")}
            note={t("create.combosNote")}
            on={settings.options["combos"] ?? options["combos"]}
            onChange={(combos) => onChange({ ...settings, options: { ...settings.options, combos } })}
          />
        </div>
      )}
    </>
  );
}

/** Another edition has other switches, and perhaps room for fewer or more. */
function changedTo(settings: TableSettings, edition: string): TableSettings {
  const {
    seats: [fewest, most],
    options,
  } = editionInfo(edition);
  return { ...settings, edition, options, seats: Math.min(most, Math.max(fewest, settings.seats)) };
}

interface ChoiceProps<Value> {
  readonly title: string;
  readonly note: string;
  readonly choices: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends number>({ title, note, choices, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div>
      <div class="row between breaking settings-title" aria-hidden="true">
        <b class="label">{title}</b>
        <span class="tiny soft-ink">{note}</span>
      </div>
      <Segment
        label={`${title}, ${note}`}
        options={choices.map((value) => ({ value, text: String(value) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
