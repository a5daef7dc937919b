import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { api } from "../../net/api.ts";
import { session } from "../../store/session.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { LinkBox } from "../components/link-box.tsx";
import { Sheet } from "../components/sheet.tsx";
import { closeSheet } from "../router.ts";

/** Makes a one-time link that moves the player, with their seat, to another device. */
export function DeviceSheet() {
  const made = useSignal<{ readonly ticket: string; readonly seconds: number } | "failed" | null>(null);
  async function make() {
    const token = session.value?.token;
    const answer = token ? await api.newDeviceLink(token) : null;
    made.value = answer?.ok ? answer.value : "failed";
  }
  useEffect(() => void make(), []);
  return (
    <Sheet title={t("device.title")} onClose={closeSheet}>
      {made.value === "failed" ? (
        <>
          <FieldError id="device-failed">{t("device.failed")}</FieldError>
          <Button onPress={() => void make()}>{t("device.retry")}</Button>
        </>
      ) : (
        made.value && (
          <>
            <p>{t("device.text", { minutes: Math.round(made.value.seconds / 60) })}</p>
            <LinkBox
              label={t("device.link")}
              link={`${location.origin}/device/${encodeURIComponent(made.value.ticket)}`}
            />
            <p class="small soft">{t("device.secret")}</p>
          </>
        )
      )}
    </Sheet>
  );
}
