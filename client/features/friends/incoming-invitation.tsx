import { addresses } from "../../../shared/net/addresses.ts";
import { joined } from "../../app/i18n.ts";
import { go, route } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { useGames } from "../../game-model/games.ts";
import { currentInvitation, declineInvitation, hideInvitation, reportInvitation } from "../../state/invitations.ts";
import { openContactSheet } from "./contact-sheet-state.ts";
import { t } from "./texts.ts";
import "./incoming-invitation.css";

/** An invitation by another player, over any page. It does not take the focus, and is smaller over a table. */
export function IncomingInvitation() {
  const games = useGames();
  const invitation = currentInvitation.value;
  if (!invitation) return null;
  const { name, avatar, code, table } = invitation;
  const { edition, freeChairs, chairs } = table;
  const isOverTable = route.value.screen.name === "table";
  const join = () => {
    hideInvitation(invitation);
    go(addresses.table(code));
  };
  const report = () => openContactSheet({ name, avatar, report: (words) => reportInvitation(invitation, words) });
  return (
    <section
      class={isOverTable ? "paper incoming small-one" : "paper incoming"}
      aria-label={t("friends.incoming.label")}
    >
      <div class="incoming-text" role="status">
        <Avatar id={avatar} size={isOverTable ? 36 : 48} />
        <div>
          <p class="label">{t("friends.incoming.by", { name, game: games.nameOf(edition) })}</p>
          <p class="small">{t("friends.incoming.here", { names: joined.list(chairs.map((chair) => chair.name)) })}</p>
          {!isOverTable && <p class="tiny soft-ink">{t("friends.incoming.free", { count: freeChairs })}</p>}
        </div>
      </div>
      <div class="incoming-buttons">
        <Button kind="yes" onPress={join}>
          {t("friends.incoming.join")}
        </Button>
        <Button onPress={() => void declineInvitation(invitation)}>{t("friends.incoming.notNow")}</Button>
        {!isOverTable && (
          <Button kind="link" onPress={report}>
            {t("friends.incoming.report")}
          </Button>
        )}
      </div>
    </section>
  );
}
