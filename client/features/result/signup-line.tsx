import { useEffect, useMemo } from "preact/hooks";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { ensureLobby } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { session } from "../../state/session.ts";
import { readStored, writeStored } from "../../state/storage.ts";
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

/** Whether a guest may be offered an account now: once a day. A positive result counts as an offer. */
function mayOfferAccount(now: Date): boolean {
  const today = now.toDateString();
  if (readStored("offered") === today) return false;
  writeStored("offered", today);
  return true;
}

/** Whether the hint about ratings for accounts is still to be shown at this browser. The call marks it as shown. */
export function tellOfRatings(): boolean {
  const told = readStored("told-ratings") !== null;
  writeStored("told-ratings", "yes");
  return !told;
}
