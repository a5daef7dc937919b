import { addresses } from "../../../shared/net/addresses.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { useGames } from "../../game-model/games.ts";
import { currentInvitation, declineInvitation, hideInvitation, reportInvitation } from "../../state/invitations.ts";
import { openContactSheet } from "./contact-sheet-state.ts";
import { t } from "./texts.ts";
import "./incoming-invitation.css";

/** An invitation by another player, over any page. It does not take the focus. */
export function IncomingInvitation() {
  const games = useGames();
  const invitation = currentInvitation.value;
  if (!invitation) return null;
  const { name, avatar, code, table } = invitation;
  const { edition, freeChairs, chairs } = table;
  function join(shown: typeof invitation) {
    if (!shown) return;
    hideInvitation(shown);
    go(addresses.table(code));
  }
  function report(shown: typeof invitation) {
    if (shown) openContactSheet({ name, avatar, report: (words) => reportInvitation(shown, words) });
  }
  return (
    <section class="paper incoming" aria-label={t("friends.incoming.label")}>
      <div class="incoming-text" role="status">
        <Avatar id={avatar} size={48} />
        <div>
          <p class="label">{t("friends.incoming.by", { name, game: games.nameOf(edition) })}</p>
          <p class="small">{t("friends.incoming.here", { names: chairs.map((chair) => chair.name).join(", ") })}</p>
          <p class="tiny soft-ink">{t("friends.incoming.free", { count: freeChairs })}</p>
        </div>
      </div>
      <div class="incoming-buttons">
        <Button kind="yes" onPress={() => join(invitation)}>
          {t("friends.incoming.join")}
        </Button>
        <Button onPress={() => void declineInvitation(invitation)}>{t("friends.incoming.notNow")}</Button>
        <Button kind="link" onPress={() => report(invitation)}>
          {t("friends.incoming.report")}
        </Button>
      </div>
    </section>
  );
}
