import { useEffect, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { LinkBox } from "../../components/share.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { api } from "../../net/api.ts";
import { newDeviceLink } from "../../state/account.ts";
import { siteLink } from "../../state/base-path.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { token } from "../../state/session.ts";
import { PasskeyHint } from "./passkey-hint.tsx";
import { useAttempt } from "./use-attempt.ts";

interface DeviceLink {
  readonly ticket: string;
  readonly seconds: number;
}

/** Creates a one-time link that moves the player, with their seat, to another device. */
export function DeviceSheet() {
  const [made, setMade] = useState<DeviceLink | "confirm" | "failed" | null>(null);
  async function make() {
    const answer = await api.newDeviceLink(token());
    if (answer.ok) setMade(answer.value);
    else setMade(answer.error.error === "confirm" ? "confirm" : "failed");
  }
  useEffect(() => void make(), []);
  return (
    <Sheet title={t("device.title")} onClose={closeSheet}>
      {made === "failed" && (
        <>
          <FieldError id="device-failed">{t("device.failed")}</FieldError>
          <Button onPress={() => void make()}>{t("device.retry")}</Button>
        </>
      )}
      {made === "confirm" && <PasskeyStep onMade={setMade} />}
      {made !== null && typeof made === "object" && <Made link={made} />}
    </Sheet>
  );
}

/** Passkey step for the link of an account. It needs its own press, because browsers prompt only after a press. */
function PasskeyStep({ onMade }: { readonly onMade: (link: DeviceLink) => void }) {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(ensureLobby, []);
  async function show() {
    const link = await attempt(newDeviceLink);
    if (link) onMade(link);
  }
  return (
    <>
      <p>{t("device.passkey")}</p>
      <Button kind="go" block busy={busy} onPress={() => void show()}>
        <Icon name="key" />
        {t("device.show")}
      </Button>
      <PasskeyHint passkeys={passkeyAvailability()} />
      {trouble && <FieldError id="device-passkey-trouble">{trouble}</FieldError>}
    </>
  );
}

const Made = ({ link: { ticket, seconds } }: { readonly link: DeviceLink }) => (
  <>
    <p>{t("device.text", { minutes: Math.round(seconds / 60) })}</p>
    <LinkBox label={t("device.link")} link={siteLink(addresses.device(ticket))} />
    <p class="small soft">{t("device.secret")}</p>
  </>
);
