import { useEffect, useMemo } from "preact/hooks";
import { mayOfferAccount } from "../../store/keep-offer.ts";
import { knowLobby } from "../../store/lobby.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { session } from "../../store/session.ts";
import { Button } from "../components/button.tsx";
import { openSheet } from "../router.ts";
import { t } from "./texts.ts";

/** Offers an account to a guest who has won, once a day. */
export function KeepLine() {
  const isWanted = session.value?.player.guest === true && passkeysHere()?.kind === "offered";
  useEffect(knowLobby, []);
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
