import { pushKinds } from "../../../shared/net/push.ts";
import { addTexts } from "../../app/i18n.ts";
import { SwitchRow } from "../../components/forms/form-controls.tsx";
import {
  enableNotifications,
  notificationKinds,
  notificationPermission,
  quietHours,
  wantsNotifications,
} from "../../state/notifications.ts";
import "./notifications.css";

const t = addTexts("called");

/** First choice of quiet hours: from 22 to 8. */
const night = { from: 22 * 60, to: 8 * 60 };

/** Rows of the settings about notifications. Browsers without notifications have none. */
export function NotificationSettings() {
  const permission = notificationPermission.value;
  if (permission === "unsupported") return null;
  const isOn = wantsNotifications.value && permission === "granted";
  return (
    <>
      <SwitchRow
        title={t("called.settings.title")}
        note={t(permission === "denied" ? "called.settings.denied" : "called.settings.note")}
        on={isOn}
        onChange={(on) => {
          if (on) void enableNotifications();
          else wantsNotifications.value = false;
        }}
      />
      {isOn && <Choices />}
    </>
  );
}

function Choices() {
  const quiet = quietHours.value;
  return (
    <>
      {pushKinds.map((kind) => (
        <SwitchRow
          key={kind}
          title={t(`called.settings.${kind}`)}
          note={t(`called.settings.${kind}Note`)}
          on={notificationKinds.value.includes(kind)}
          onChange={(on) => {
            notificationKinds.value = pushKinds.filter((each) =>
              each === kind ? on : notificationKinds.value.includes(each),
            );
          }}
        />
      ))}
      <SwitchRow
        title={t("called.settings.quiet")}
        note={t("called.settings.quietNote")}
        on={quiet !== null}
        onChange={(on) => {
          quietHours.value = on ? night : null;
        }}
      />
      {quiet && (
        <div class="quiet-hours">
          {(["from", "to"] as const).map((end) => (
            <label key={end} class="small">
              {t(`called.settings.${end}`)}
              <input
                type="time"
                class="field"
                value={clockText(quiet[end])}
                onChange={({ currentTarget: { value } }) => {
                  const minute = minuteIn(value);
                  if (minute !== null) quietHours.value = { ...quiet, [end]: minute };
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Writes the minute of a day as a time field does: "07:30". */
const clockText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function minuteIn(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : 60 * Number(hours) + Number(minutes);
}
