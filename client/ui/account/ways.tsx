import { t } from "../../i18n.ts";
import { passkeysHere } from "../../store/passkey-support.ts";
import { session } from "../../store/session.ts";
import { Button } from "../components/button.tsx";
import { GoTo } from "../components/go-to.tsx";
import { Icon } from "../components/icon.tsx";
import { openSheet } from "../router.ts";
import "./ways.css";

/** Entries to the account: sign-up and sign-in for a guest, the account page for an account. */
export function AccountWays() {
  const player = session.value?.player;
  if (!player) return null;
  return (
    <div class="account-ways">
      {player.guest ? (
        <>
          {passkeysHere()?.kind === "offered" && (
            <Button kind="link" onPress={() => openSheet("keep")}>
              {t("home.keep")}
            </Button>
          )}
          <Button kind="link" onPress={() => openSheet("sign-in")}>
            {t("home.signIn")}
          </Button>
        </>
      ) : (
        <GoTo to="/account" class="btn link">
          <Icon name="key" />
          {t("home.account")}
        </GoTo>
      )}
    </div>
  );
}
