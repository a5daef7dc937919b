import { addresses } from "../../../shared/net/addresses.ts";
import type { Friend } from "../../../shared/net/friends.ts";
import { formatDate } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames } from "../../game-model/games.ts";
import { openPersonSheet } from "../report/open-person-sheet.ts";
import { InviteButton } from "./invite-button.tsx";
import { PersonRow } from "./person-row.tsx";
import { t } from "./texts.ts";

/** A friend with their presence, and the way to them. */
export function FriendRow({ friend }: { readonly friend: Friend }) {
  const games = useGames();
  const { name, avatar, presence, mayInvite } = friend;
  return (
    <PersonRow
      name={name}
      avatar={avatar}
      note={presenceText(friend, games.nameOf)}
      {...(presence && { isHere: presence.kind !== "away" })}
    >
      {presence?.kind === "table" && (
        <Button
          kind="yes"
          round
          label={t(`friends.${presence.entry}Of`, { name })}
          onPress={() => go(addresses.table(presence.code))}
        >
          {t(`friends.${presence.entry}`)}
        </Button>
      )}
      {mayInvite && presence?.kind !== "table" && <InviteButton name={name} target={{ name }} />}
      <Button
        kind="quiet"
        round
        label={t("friends.moreOf", { name })}
        onPress={() => openPersonSheet({ name, avatar, guest: false, met: { kind: "name" } })}
      >
        <Icon name="more" />
      </Button>
    </PersonRow>
  );
}

/** Second line about a friend. */
export function presenceText({ presence, since }: Friend, gameName: (edition: string) => string): string {
  if (presence === null) return t("friends.presence.unknown", { day: formatDate(since) });
  if (presence.kind !== "table") return t(`friends.presence.${presence.kind}`);
  return t(`friends.presence.${presence.entry}`, { game: gameName(presence.edition) });
}
