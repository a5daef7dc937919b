import { t } from "../../i18n.ts";
import {
  largeType,
  motionChoice,
  motionChoices,
  oddsShown,
  volumeChoice,
  volumeChoices,
} from "../../store/settings.ts";
import { LanguageSwitch } from "../components/bar.tsx";
import { Segment, SwitchRow } from "../components/form-controls.tsx";
import { IdentityPill } from "../components/profile.tsx";
import { Sheet } from "../components/sheet.tsx";
import { closeSheet } from "../router.ts";

export function SettingsSheet() {
  return (
    <Sheet title={t("settings.title")} onClose={closeSheet}>
      <IdentityPill note={t("settings.profileNote")} />
      <div class="lines">
        <div class="choice-row">
          <b class="label" aria-hidden="true">
            {t("app.language")}
          </b>
          <LanguageSwitch long />
        </div>
        <div class="choice-row">
          <b class="label" aria-hidden="true">
            {t("settings.motion")}
          </b>
          <Segment
            label={t("settings.motion")}
            options={motionChoices.map((value) => ({ value, text: t(`settings.${value}`) }))}
            chosen={motionChoice.value}
            onChoose={(choice) => {
              motionChoice.value = choice;
            }}
          />
        </div>
        <SwitchRow
          title={t("settings.largeType")}
          note={t("settings.largeTypeNote")}
          on={largeType.value}
          onChange={(on) => {
            largeType.value = on;
          }}
        />
        <SwitchRow
          title={t("settings.odds")}
          note={t("settings.oddsNote")}
          on={oddsShown.value}
          onChange={(on) => {
            oddsShown.value = on;
          }}
        />
        <div class="choice-row">
          <b class="label" aria-hidden="true">
            {t("sound.title")}
          </b>
          <Segment
            label={t("sound.title")}
            options={volumeChoices.map((value) => ({ value, text: t(`sound.${value}`) }))}
            chosen={volumeChoice.value}
            onChoose={(choice) => {
              volumeChoice.value = choice;
            }}
          />
        </div>
      </div>
    </Sheet>
  );
}
