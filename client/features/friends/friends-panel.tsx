import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Friend } from "../../../shared/net/friends.ts";
import { Button } from "../../components/forms/button.tsx";
import { friends } from "../../state/friends.ts";
import { FriendRow } from "./friend-row.tsx";
import { RecentRow } from "./recent-row.tsx";
import { RequestRow } from "./request-row.tsx";
import { SentRow } from "./sent-row.tsx";
import { t } from "./texts.ts";

/** Number of rows of a list that are shown at first. */
const firstRows = 4;

/** Friends, their requests and recent players on the start page. */
export function FriendsPanel() {
  const view = friends.value;
  if (!view) return null;
  return (
    <section class="paper friends-panel" aria-label={t("friends.title")}>
      <PersonList title={t("friends.requests")}>
        {view.requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </PersonList>
      <PersonList title={t("friends.friends")}>
        {view.friends.toSorted(byPresence).map((friend) => (
          <FriendRow key={friend.id} friend={friend} />
        ))}
      </PersonList>
      <PersonList title={t("friends.sent")}>
        {(view.sent ?? []).map((request) => (
          <SentRow key={request.id} request={request} />
        ))}
      </PersonList>
      <PersonList title={t("friends.recent")}>
        {view.recent.map((player) => (
          <RecentRow key={`${player.gameId} ${player.seat}`} player={player} />
        ))}
      </PersonList>
    </section>
  );
}

/** Friends who are here come first. */
const byPresence = (one: Friend, other: Friend): number => rankOf(one) - rankOf(other);
const rankOf = ({ presence }: Friend): number => (presence === null ? 1 : presence.kind === "away" ? 2 : 0);

interface ListProps {
  readonly title: string;
  readonly children: readonly ComponentChildren[];
}

/** A list with a title that starts with a few rows. An empty one is not shown. */
function PersonList({ title, children }: ListProps) {
  const isWhole = useSignal(false);
  const id = useId();
  if (children.length === 0) return null;
  const shown = isWhole.value ? children : children.slice(0, firstRows);
  return (
    <section class="person-list" aria-labelledby={id}>
      <h2 class="head" id={id}>
        {title}
      </h2>
      <ul>{shown}</ul>
      {shown.length < children.length && (
        <Button
          kind="link"
          onPress={() => {
            isWhole.value = true;
          }}
        >
          {t("friends.more", { count: children.length })}
        </Button>
      )}
    </section>
  );
}
