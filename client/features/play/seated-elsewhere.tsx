import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { loadInvitations } from "../../state/invitations.ts";

/** Shown to a player who has a chair at another table. @param code of that table. */
export function SeatedElsewhere({ code }: { readonly code: string }) {
  // An invitation that led here was hidden, and is still open once the player has left the other table.
  useEffect(() => void loadInvitations(), []);
  return (
    <Notice title={t("warm.title")} text={t("warm.text", { code })}>
      <Button kind="go" block onPress={() => go(addresses.table(code), "replace")}>
        {t("warm.back")}
      </Button>
      <HomeButton kind="quiet" />
    </Notice>
  );
}
