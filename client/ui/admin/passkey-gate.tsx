import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { knowLobby } from "../../store/lobby.ts";
import { confirmForPanel } from "../../store/panel-passkey.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { useAttempt } from "../account/attempt.ts";
import { WhyNot } from "../account/why-not.tsx";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { GoTo } from "../components/go-to.tsx";
import { Icon } from "../components/icon.tsx";
import { Part } from "./part.tsx";
import { t } from "./texts.ts";

/**
 * Prompts for the passkey that the server requires before it returns data. Text typed below is preserved. Browsers do
 * not report a passkey without user verification, so each failure offers another passkey.
 */
export function PasskeyGate({ onShown }: { readonly onShown: () => void }) {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(knowLobby, []);
  const hasFailed = useSignal(false);
  async function show() {
    const shown = await attempt(confirmForPanel);
    hasFailed.value = shown === null;
    if (shown) onShown();
  }
  return (
    <Part title={t("admin.passkey.title")}>
      <p>{t("admin.passkey.text")}</p>
      <Button kind="go" block busy={busy} onPress={() => void show()}>
        <Icon name="key" />
        {t("admin.passkey.go")}
      </Button>
      <WhyNot passkeys={passkeysHere()} />
      {trouble && <FieldError id="passkey-gate-trouble">{trouble}</FieldError>}
      {hasFailed.value && (
        <p role="status">
          {t("admin.passkey.another")} <GoTo to="/account">{t("admin.passkey.account")}</GoTo>
        </p>
      )}
    </Part>
  );
}
