import type { AccountView } from "../../../shared/net/people.ts";
import { signOut, signOutDevice } from "../../store/account.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { dayText } from "../replay/when.ts";
import { go } from "../router.ts";
import { useAttempt } from "./attempt.ts";
import { deviceName } from "./device-name.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { t } from "./texts.ts";

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
    <Panel title={t("account.devices.title")}>
      <p class="small soft">{t("account.devices.text")}</p>
      <ul class="lines">
        {sessions.map(({ id, label, seenAt, isThis }) => (
          <li key={id} class="account-line breaking">
            <Icon name="device" />
            <span class="grow">
              <b class="label">{deviceName(label)}</b>
              <span class="tiny soft">
                {isThis ? t("account.devices.this") : t("account.devices.seen", { day: dayText(seenAt) })}
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
    </Panel>
  );
}
