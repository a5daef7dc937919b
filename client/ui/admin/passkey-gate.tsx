import { useEffect } from "preact/hooks";
import { confirmAgain } from "../../store/account.ts";
import { knowLobby } from "../../store/lobby.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { useAttempt } from "../account/attempt.ts";
import { WhyNot } from "../account/why-not.tsx";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { Part } from "./part.tsx";
import { t } from "./texts.ts";

/** The server wants to see the passkey before it shows anything; what is typed below stays. */
export function PasskeyGate({ onShown }: { readonly onShown: () => void }) {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(knowLobby, []);
  async function show() {
    if (await attempt(confirmAgain)) onShown();
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
    </Part>
  );
}
