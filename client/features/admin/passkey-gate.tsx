import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { ensureLobby } from "../../state/lobby.ts";
import { confirmForPanel } from "../../state/panel-passkey.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { PasskeyHint } from "../account/passkey-hint.tsx";
import { useAttempt } from "../account/use-attempt.ts";
import { Panel } from "./panel.tsx";
import { t } from "./texts.ts";

/**
 * Prompts for the passkey that the server requires before it returns data. Text typed below is preserved. Browsers do
 * not report a passkey without user verification, so each failure offers another passkey.
 */
export function PasskeyGate({ onShown }: { readonly onShown: () => void }) {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(ensureLobby, []);
  const hasFailed = useSignal(false);
  async function show() {
    const shown = await attempt(confirmForPanel);
    hasFailed.value = shown === null;
    if (shown) onShown();
  }
  return (
    <Panel title={t("admin.passkey.title")}>
      <p>{t("admin.passkey.text")}</p>
      <Button kind="go" block busy={busy} onPress={() => void show()}>
        <Icon name="key" />
        {t("admin.passkey.go")}
      </Button>
      <PasskeyHint passkeys={passkeyAvailability()} />
      {trouble && <FieldError id="passkey-gate-trouble">{trouble}</FieldError>}
      {hasFailed.value && (
        <p role="status">
          {t("admin.passkey.another")} <SiteLink to={addresses.account}>{t("admin.passkey.account")}</SiteLink>
        </p>
      )}
    </Panel>
  );
}
