import { useEffect } from "preact/hooks";
import { type FriendSettings, invitersChoices } from "../../../shared/net/friends.ts";
import { Segment, SwitchRow } from "../../components/forms/form-controls.tsx";
import { changeFriendSettings, friends, loadFriends } from "../../state/friends.ts";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

/** Settings for invitations and presence. They apply on all devices of the player. */
export function FriendSettingsRows() {
  const { send } = useRequest();
  useEffect(() => void loadFriends(), []);
  const settings = friends.value?.settings;
  if (!settings) return null;
  const change = (changes: Partial<FriendSettings>) => void send(() => changeFriendSettings(changes));
  return (
    <>
      <div class="choice-row">
        <b class="label" aria-hidden="true">
          {t("friends.settings.who")}
        </b>
        <Segment
          label={t("friends.settings.who")}
          options={invitersChoices.map((value) => ({ value, text: t(`friends.settings.${value}`) }))}
          chosen={settings.invitedBy}
          onChoose={(invitedBy) => change({ invitedBy })}
        />
      </div>
      <SwitchRow
        title={t("friends.settings.presence")}
        note={t("friends.settings.presenceNote")}
        on={settings.sharesPresence}
        onChange={(sharesPresence) => change({ sharesPresence })}
      />
    </>
  );
}
