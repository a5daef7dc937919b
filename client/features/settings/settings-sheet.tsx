import { t } from "../../app/i18n.ts";
import { closeSheet } from "../../app/router.ts";
import { LanguageMenu } from "../../components/bar.tsx";
import { Segment, SwitchRow } from "../../components/forms/form-controls.tsx";
import { lazyExtra } from "../../components/lazy.tsx";
import { Sheet } from "../../components/sheet.tsx";
import {
  hasSingleKeys,
  largeType,
  motionChoice,
  motionChoices,
  oddsShown,
  volumeChoice,
  volumeChoices,
} from "../../state/settings.ts";
import { IdentityPill } from "../profile/profile-form.tsx";

const NotificationSettings = lazyExtra(
  async () => (await import("../notifications/notification-settings.tsx")).NotificationSettings,
);
const FriendSettingsRows = lazyExtra(async () => (await import("../friends/friend-settings.tsx")).FriendSettingsRows);

export function SettingsSheet() {
  return (
    <Sheet title={t("settings.title")} onClose={closeSheet}>
      <IdentityPill note={t("settings.profileNote")} />
      <div class="lines">
        <div class="choice-row">
          <b class="label" aria-hidden="true">
            {t("app.language")}
          </b>
          <LanguageMenu long />
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
        <SwitchRow
          title={t("settings.keys")}
          note={t("settings.keysNote")}
          on={hasSingleKeys.value}
          onChange={(on) => {
            hasSingleKeys.value = on;
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
        <NotificationSettings />
        <FriendSettingsRows />
      </div>
    </Sheet>
  );
}
