import { useEffect } from "preact/hooks";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { Chair } from "../../game-model/model.ts";
import { friends, loadFriends } from "../../state/friends.ts";
import { InviteButton } from "./invite-button.tsx";
import { PersonRow } from "./person-row.tsx";
import { RecentButtons } from "./recent-row.tsx";
import { t } from "./texts.ts";

interface MetProps {
  readonly gameId: string;
  /** Chairs of the other players. */
  readonly chairs: readonly Chair[];
  /** Leaves a public table before an invitation; null at a private one, where these players sit already. */
  readonly leave: (() => Promise<void>) | null;
}

/**
 * The other players of a finished game, with the buttons for each. The rows are drawn at once, so that nothing on the
 * page moves when the buttons come.
 */
export function MetPlayers({ gameId, chairs, leave }: MetProps) {
  useEffect(() => void loadFriends(), [gameId]);
  const people = chairs.filter(({ kind }) => kind === "person");
  if (people.length === 0) return null;
  const view = friends.value;
  return (
    <section class="paper friends-panel" aria-labelledby="met">
      <div class="row between">
        <h3 class="head" id="met">
          {t("friends.met")}
        </h3>
        {leave === null && (
          <Button kind="quiet" round onPress={() => openSheet("invite")}>
            <Icon name="people" />
            {t("friends.sheet.open")}
          </Button>
        )}
      </div>
      <ul>
        {people.map(({ seat, name, avatar, guest }) => {
          const player = view?.recent.find((each) => each.gameId === gameId && each.seat === seat);
          const friend = view?.friends.find((each) => each.name === name);
          return (
            <PersonRow key={seat} name={name} avatar={avatar} guest={guest} note={friend ? t("friends.isFriend") : ""}>
              {friend?.mayInvite && leave && <InviteButton name={name} target={{ name }} leave={leave} />}
              {player && <RecentButtons player={player} hasInvite={leave !== null} {...(leave && { leave })} />}
            </PersonRow>
          );
        })}
      </ul>
    </section>
  );
}
