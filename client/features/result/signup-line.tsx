import { useEffect, useMemo } from "preact/hooks";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { session } from "../../state/session.ts";
import { mayOfferAccount } from "../../state/signup-prompt.ts";
import { t } from "./texts.ts";

/** Offers an account to a guest who has won, once a day. */
export function SignupLine() {
  const isWanted = session.value?.player.guest === true && passkeyAvailability()?.kind === "offered";
  useEffect(ensureLobby, []);
  const isTime = useMemo(() => isWanted && mayOfferAccount(new Date()), [isWanted]);
  if (!isTime) return null;
  return (
    <p class="row keep-line small">
      {t("result.keep")}
      <Button kind="link" onPress={() => openSheet("keep")}>
        {t("home.keep")}
      </Button>
    </p>
  );
}
