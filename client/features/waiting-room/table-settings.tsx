import type { ComponentChild } from "preact";
import {
  beatSecondsChoices,
  chatModes,
  nopeSecondsChoices,
  type TableSettings,
  turnSecondsChoices,
} from "../../../shared/net/protocol.ts";
import { formatNumber, t } from "../../app/i18n.ts";
import { SeatCount, Segment, SwitchRow } from "../../components/forms/form-controls.tsx";
import { GamePosters } from "../../components/forms/poster.tsx";
import { hasNopes, useGames } from "../../game-model/games.ts";
import { withEdition } from "../../state/new-table.ts";
import { TableDeckField } from "../decks/table-deck-field.tsx";
import { useEditionInfo } from "../decks/use-edition-info.ts";
import "./table-settings.css";

interface FieldsProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** Settings of a table, both before it is opened and in the waiting room. */
export function TableSettingsFields({ settings, onChange }: FieldsProps) {
  const games = useGames();
  const edition = useEditionInfo(settings);
  const { seats, options, hasBeat } = edition;
  const [min, max] = seats;
  return (
    <div class="settings">
      <div>
        <GamePosters
          label={t("home.pick")}
          own
          chosen={settings.edition}
          onChoose={(chosen) => onChange(withEdition(settings, games.info(chosen)))}
        />
        <TableDeckField settings={settings} onChange={onChange} />
        <div class="paper settings-numbers">
          <Titled title={t("create.chairs")} note={t("create.chairsNote", { min, max })}>
            {(label) => (
              <SeatCount<never>
                label={label}
                range={seats}
                any={[]}
                chosen={settings.seats}
                onChoose={(chosen) => onChange({ ...settings, seats: chosen })}
              />
            )}
          </Titled>
          <Titled title={t("create.chat")} note={t("create.chatNote")}>
            {(label) => (
              <Segment
                label={label}
                options={chatModes.map((value) => ({ value, text: t(`create.chats.${value}`) }))}
                chosen={settings.chat}
                onChoose={(chat) => onChange({ ...settings, chat })}
              />
            )}
          </Titled>
        </div>
      </div>
      <div>
        <div class="paper settings-numbers">
          {hasNopes(edition) && (
            <Choice
              title={t("create.nope")}
              note={t("create.seconds")}
              choices={nopeSecondsChoices}
              chosen={settings.nopeSeconds}
              onChoose={(nopeSeconds) => onChange({ ...settings, nopeSeconds })}
            />
          )}
          {settings.hasClock && (
            <Choice
              title={t("create.turn")}
              note={t("create.seconds")}
              choices={turnSecondsChoices}
              chosen={settings.turnSeconds}
              onChoose={(turnSeconds) => onChange({ ...settings, turnSeconds })}
            />
          )}
          {hasBeat && (
            <Choice
              title={t("create.beat")}
              note={t("create.beatNote")}
              choices={beatSecondsChoices}
              chosen={settings.beatSeconds}
              onChoose={(beatSeconds) => onChange({ ...settings, beatSeconds })}
            />
          )}
        </div>
        <div class="paper lines settings-switches">
          {games
            .gameOf(edition.id)
            ?.options.filter(({ name }) => options[name] !== undefined)
            .map(({ name, title, note }) => (
              <SwitchRow
                key={name}
                title={title()}
                note={note()}
                on={settings.options[name] ?? options[name] ?? false}
                onChange={(on) => onChange({ ...settings, options: { ...settings.options, [name]: on } })}
              />
            ))}
          <SwitchRow
            title={t("create.noClock")}
            note={t("create.noClockNote")}
            on={!settings.hasClock}
            onChange={(on) => onChange({ ...settings, hasClock: !on })}
          />
          <SwitchRow
            title={t("create.spectators")}
            note={t("create.spectatorsNote")}
            on={settings.spectators}
            onChange={(spectators) => onChange({ ...settings, spectators, lateJoin: spectators && settings.lateJoin })}
          />
          <SwitchRow
            title={t("create.lateJoin")}
            note={t("create.lateJoinNote")}
            on={settings.lateJoin}
            onChange={(lateJoin) => onChange({ ...settings, lateJoin, spectators: lateJoin || settings.spectators })}
          />
          <SwitchRow
            title={t("create.oneRoom")}
            note={t("create.oneRoomNote")}
            on={settings.oneRoom}
            onChange={(oneRoom) => onChange({ ...settings, oneRoom })}
          />
        </div>
      </div>
    </div>
  );
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
    <Titled title={title} note={note}>
      {(label) => (
        <Segment
          label={label}
          options={choices.map((value) => ({ value, text: formatNumber(value) }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </Titled>
  );
}

interface TitledProps {
  readonly title: string;
  readonly note: string;
  /** @param label title and note, for screen readers. */
  readonly children: (label: string) => ComponentChild;
}

function Titled({ title, note, children }: TitledProps) {
  return (
    <div>
      <div class="row between breaking settings-title" aria-hidden="true">
        <b class="label">{title}</b>
        <span class="tiny soft-ink">{note}</span>
      </div>
      {children(`${title}, ${note}`)}
    </div>
  );
}
