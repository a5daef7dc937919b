import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { api } from "../../net/api.ts";
import { newDeviceLink } from "../../store/account.ts";
import { knowLobby } from "../../store/lobby.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { token } from "../../store/session.ts";
import { useAttempt } from "../account/attempt.ts";
import { WhyNot } from "../account/why-not.tsx";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { LinkBox } from "../components/link-box.tsx";
import { Sheet } from "../components/sheet.tsx";
import { closeSheet } from "../router.ts";

interface DeviceLink {
  readonly ticket: string;
  readonly seconds: number;
}

/** Creates a one-time link that moves the player, with their seat, to another device. */
export function DeviceSheet() {
  const made = useSignal<DeviceLink | "confirm" | "failed" | null>(null);
  async function make() {
    const answer = await api.newDeviceLink(token());
    if (answer.ok) made.value = answer.value;
    else made.value = answer.error.error === "confirm" ? "confirm" : "failed";
  }
  useEffect(() => void make(), []);
  return (
    <Sheet title={t("device.title")} onClose={closeSheet}>
      {made.value === "failed" && (
        <>
          <FieldError id="device-failed">{t("device.failed")}</FieldError>
          <Button onPress={() => void make()}>{t("device.retry")}</Button>
        </>
      )}
      {made.value === "confirm" && (
        <PasskeyStep
          onMade={(link) => {
            made.value = link;
          }}
        />
      )}
      {made.value !== null && typeof made.value === "object" && <Made link={made.value} />}
    </Sheet>
  );
}

/** Passkey step for the link of an account. It needs its own press, because browsers prompt only after a press. */
function PasskeyStep({ onMade }: { readonly onMade: (link: DeviceLink) => void }) {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(knowLobby, []);
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
      <WhyNot passkeys={passkeysHere()} />
      {trouble && <FieldError id="device-passkey-trouble">{trouble}</FieldError>}
    </>
  );
}

const Made = ({ link: { ticket, seconds } }: { readonly link: DeviceLink }) => (
  <>
    <p>{t("device.text", { minutes: Math.round(seconds / 60) })}</p>
    <LinkBox label={t("device.link")} link={`${location.origin}/device/${encodeURIComponent(ticket)}`} />
    <p class="small soft">{t("device.secret")}</p>
  </>
);
