import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { providerHost } from "../../state/lobby.ts";
import { passkeyAvailability } from "../../state/passkey-support.ts";
import { session } from "../../state/session.ts";
import "./account-cta.css";

/** Entries to the account: sign-up and sign-in for a guest, the account page for an account. */
export function AccountCta() {
  const player = session.value?.player;
  if (!player) return null;
  return (
    <div class="account-ways">
      {player.guest ? (
        <>
          {(passkeyAvailability()?.kind === "offered" || providerHost() !== null) && (
            <Button kind="link" onPress={() => openSheet("keep")}>
              {t("home.keep")}
            </Button>
          )}
          <Button kind="link" onPress={() => openSheet("sign-in")}>
            {t("home.signIn")}
          </Button>
        </>
      ) : (
        <SiteLink to={addresses.account} class="btn link">
          <Icon name="key" />
          {t("home.account")}
        </SiteLink>
      )}
    </div>
  );
}
