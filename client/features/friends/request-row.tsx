import type { FriendRequest } from "../../../shared/net/friends.ts";
import { formatDate } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames } from "../../game-model/games.ts";
import { acceptRequest, ignoreRequest, reportRequest } from "../../state/friends.ts";
import { showToast } from "../../state/toasts.ts";
import { openContactSheet } from "./contact-sheet-state.ts";
import { PersonRow } from "./person-row.tsx";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

/** A friend request, with the buttons to accept, to ignore and to report it. */
export function RequestRow({ request }: { readonly request: FriendRequest }) {
  const games = useGames();
  const { busy, send } = useRequest();
  const { id, name, avatar, at, met } = request;
  const day = formatDate(at);
  const note = met ? t("friends.from", { day, game: games.nameOf(met.edition) }) : t("friends.fromNowhere", { day });
  async function accept() {
    if (await send(() => acceptRequest(id))) showToast(t("friends.nowFriends", { name }));
  }
  return (
    <PersonRow name={name} avatar={avatar} note={note}>
      <Button kind="yes" round busy={busy} label={t("friends.acceptOf", { name })} onPress={() => void accept()}>
        {t("friends.accept")}
      </Button>
      <Button
        kind="quiet"
        round
        busy={busy}
        label={t("friends.ignoreOf", { name })}
        onPress={() => void send(() => ignoreRequest(id))}
      >
        {t("friends.ignore")}
      </Button>
      <Button
        kind="quiet"
        round
        label={t("friends.moreOf", { name })}
        onPress={() => openContactSheet({ name, avatar, report: (words) => reportRequest(id, words) })}
      >
        <Icon name="more" />
      </Button>
    </PersonRow>
  );
}
