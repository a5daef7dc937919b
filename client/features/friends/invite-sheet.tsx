import { useEffect } from "preact/hooks";
import { formatDate } from "../../app/i18n.ts";
import { closeSheet, route } from "../../app/router.ts";
import { Sheet } from "../../components/sheet.tsx";
import { useGames } from "../../game-model/games.ts";
import { friends, loadFriends } from "../../state/friends.ts";
import { presenceText } from "./friend-row.tsx";
import { InviteButton } from "./invite-button.tsx";
import { PersonRow } from "./person-row.tsx";
import { t } from "./texts.ts";

/** The note on invitations describes those to a table. */
function noteFor(hasPeople: boolean, isParty: boolean) {
  if (!hasPeople) return isParty ? "friends.sheet.nobodyParty" : "friends.sheet.nobody";
  return isParty ? null : "friends.sheet.note";
}

/** Friends and recent players that can be invited to this table or party. */
export function InviteSheet() {
  const games = useGames();
  useEffect(() => void loadFriends(), []);
  const view = friends.value;
  const own = view?.friends.filter(({ mayInvite }) => mayInvite) ?? [];
  const recent = view?.recent.filter(({ mayInvite }) => mayInvite) ?? [];
  const isParty = route.value.screen.name === "party";
  const note = view && noteFor(own.length + recent.length > 0, isParty);
  return (
    <Sheet title={t(isParty ? "friends.sheet.open" : "friends.sheet.title")} onClose={closeSheet}>
      {note !== null && <p class="small soft-ink">{t(note)}</p>}
      {own.length > 0 && (
        <ul class="person-list">
          {own.map((friend) => (
            <PersonRow
              key={friend.id}
              name={friend.name}
              avatar={friend.avatar}
              note={presenceText(friend, games.nameOf)}
              {...(friend.presence && { isHere: friend.presence.kind !== "away" })}
            >
              <InviteButton name={friend.name} target={{ name: friend.name }} />
            </PersonRow>
          ))}
        </ul>
      )}
      {recent.length > 0 && (
        <section class="person-list" aria-labelledby="invite-recent">
          <h3 class="label" id="invite-recent">
            {t("friends.recent")}
          </h3>
          <ul>
            {recent.map(({ name, avatar, guest, gameId, seat, edition, endedAt }) => (
              <PersonRow
                key={`${gameId} ${seat}`}
                name={name}
                avatar={avatar}
                guest={guest}
                note={`${games.nameOf(edition)} · ${formatDate(endedAt)}`}
              >
                <InviteButton name={name} target={{ gameId, seat }} />
              </PersonRow>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
