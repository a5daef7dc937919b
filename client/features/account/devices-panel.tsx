import type { AccountView } from "../../../shared/net/people.ts";
import { go } from "../../app/router.ts";
import { formatDate } from "../../components/format-date.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/field.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { signOut, signOutDevice } from "../../state/account.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { deviceName } from "./device-name.ts";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

export function DevicesPanel({ view: { sessions }, onView }: PanelProps) {
  const { busy, trouble, attempt } = useAttempt();
  async function end(id: string) {
    const view: AccountView | null = await attempt(() => signOutDevice(id));
    if (view) onView(view);
  }
  async function endThis() {
    if (await attempt(signOut)) go("/");
  }
  return (
    <AccountPanel title={t("account.devices.title")}>
      <p class="small soft">{t("account.devices.text")}</p>
      <ul class="lines">
        {sessions.map(({ id, label, seenAt, isThis }) => (
          <li key={id} class="account-line breaking">
            <Icon name="device" />
            <span class="grow">
              <b class="label">{deviceName(label)}</b>
              <span class="tiny soft">
                {isThis ? t("account.devices.this") : t("account.devices.seen", { day: formatDate(seenAt) })}
              </span>
            </span>
            {!isThis && (
              <Button
                kind="quiet"
                round
                busy={busy}
                label={t("account.devices.endOf", { label: deviceName(label) })}
                onPress={() => void end(id)}
              >
                {t("account.devices.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {trouble && <FieldError id="device-trouble">{trouble}</FieldError>}
      <div class="sheet-buttons">
        {sessions.length > 2 && (
          <Button busy={busy} onPress={() => void end("others")}>
            {t("account.devices.endOthers")}
          </Button>
        )}
        <Button busy={busy} onPress={() => void endThis()}>
          <Icon name="door" />
          {t("account.devices.endThis")}
        </Button>
      </div>
    </AccountPanel>
  );
}
