import { useEffect } from "preact/hooks";
import { closeSheet, openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { createAccount } from "../../state/account.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { session } from "../../state/session.ts";
import { AccountGains, AccountNameForm } from "./account-name-form.tsx";
import { PasskeyHint } from "./passkey-hint.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { t } from "./texts.ts";
import "./account.css";

/** Creates an account for a guest. */
export const CreateAccountSheet = () => (
  <Sheet title={t("account.keep.title")} onClose={closeSheet}>
    <Offer />
  </Sheet>
);

function Offer() {
  const player = session.value?.player;
  useEffect(ensureLobby, []);
  if (!player) return null;
  if (!player.guest) return <p>{t("account.keep.already", { name: player.name })}</p>;
  const passkeys = passkeyAvailability();
  return (
    <>
      <AccountGains />
      {passkeys?.kind === "offered" && (
        <AccountNameForm create={createAccount} onMade={closeSheet}>
          <p class="small soft center balance">{t("account.keep.note")}</p>
        </AccountNameForm>
      )}
      <PasskeyHint passkeys={passkeys} />
      <ProviderButton />
      <Button kind="link" onPress={() => openSheet("sign-in")}>
        {t("account.keep.haveOne")}
      </Button>
    </>
  );
}
