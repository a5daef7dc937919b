import { useEffect } from "preact/hooks";
import { friends, loadFriends } from "../../state/friends.ts";
import { RecentRow } from "./recent-row.tsx";
import { t } from "./texts.ts";

interface MetProps {
  readonly gameId: string;
  /** Leaves a public table before an invitation; null at a private one, where these players sit already. */
  readonly leave: (() => Promise<void>) | null;
}

/** The other players of a finished game, who are no friends yet, with the buttons for each. */
export function MetPlayers({ gameId, leave }: MetProps) {
  useEffect(() => void loadFriends(), [gameId]);
  const met = friends.value?.recent.filter((player) => player.gameId === gameId) ?? [];
  if (met.length === 0) return null;
  return (
    <section class="paper friends-panel" aria-labelledby="met">
      <h3 class="head" id="met">
        {t("friends.met")}
      </h3>
      <ul>
        {met.map((player) => (
          <RecentRow key={player.seat} player={player} hasInvite={leave !== null} {...(leave && { leave })} />
        ))}
      </ul>
    </section>
  );
}
