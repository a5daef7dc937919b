import type { RecentPlayer } from "../../../shared/net/friends.ts";
import { formatDate } from "../../app/i18n.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames } from "../../game-model/games.ts";
import { block } from "../../state/blocks.ts";
import { askForFriendship, loadFriends } from "../../state/friends.ts";
import { session } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { InviteButton } from "./invite-button.tsx";
import { PersonRow } from "./person-row.tsx";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

/** A recent player with the last common game, and the buttons to invite, to add as a friend and to block. */
export function RecentRow({ player }: { readonly player: RecentPlayer }) {
  const games = useGames();
  const { name, avatar, guest, edition, endedAt } = player;
  return (
    <PersonRow name={name} avatar={avatar} guest={guest} note={`${games.nameOf(edition)} · ${formatDate(endedAt)}`}>
      <RecentButtons player={player} hasInvite />
    </PersonRow>
  );
}

interface RecentButtonsProps {
  readonly player: RecentPlayer;
  /** Whether the player can be invited from here. */
  readonly hasInvite: boolean;
  /** Leaves the present table before an invitation. */
  readonly leave?: () => Promise<void>;
}

/** Buttons to invite a recent player, to add them as a friend, and to block them. */
export function RecentButtons({ player, hasInvite, leave }: RecentButtonsProps) {
  const { busy, send } = useRequest();
  const { name, guest, gameId, seat } = player;
  const target = { gameId, seat };
  async function blockPlayer() {
    if (!(await send(() => block(target)))) return;
    showToast(t("friends.blocked", { name }));
    void loadFriends();
  }
  return (
    <>
      {hasInvite && player.mayInvite && <InviteButton name={name} target={target} {...(leave && { leave })} />}
      {!guest && <AskButton name={name} target={target} isAsked={player.isAsked} />}
      <Button kind="quiet" round busy={busy} label={t("friends.block", { name })} onPress={() => void blockPlayer()}>
        <Icon name="block" />
      </Button>
    </>
  );
}

interface AskProps {
  readonly name: string;
  readonly target: Parameters<typeof askForFriendship>[0];
  readonly isAsked: boolean;
}

/** Sends a friend request. A guest gets the way to an account. */
export function AskButton({ name, target, isAsked }: AskProps) {
  const { busy, send } = useRequest();
  const isGuest = session.value?.player.guest !== false;
  async function ask() {
    if (isGuest) {
      showToast(t("friends.account"));
      return openSheet("keep");
    }
    const sent = await send(() => askForFriendship(target));
    if (sent?.state === "friends") showToast(t("friends.nowFriends", { name }));
  }
  if (isAsked) return <span class="pill person-asked">{t("friends.asked")}</span>;
  return (
    <Button kind="quiet" round busy={busy} label={t("friends.askOf", { name })} onPress={() => void ask()}>
      <Icon name="plus" />
      {t("friends.ask")}
    </Button>
  );
}
