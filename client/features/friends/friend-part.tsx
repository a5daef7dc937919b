import { useEffect } from "preact/hooks";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import { Button } from "../../components/forms/button.tsx";
import { endFriendship, friends, loadFriends } from "../../state/friends.ts";
import { showToast } from "../../state/toasts.ts";
import { AskButton } from "./recent-row.tsx";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

interface FriendPartProps {
  readonly name: string;
  readonly target: PersonTarget;
}

/** Adds the player of a sheet as a friend, or ends the friendship. Names of accounts are unique. */
export function FriendPart({ name, target }: FriendPartProps) {
  const { busy, send } = useRequest();
  useEffect(() => void loadFriends(), []);
  const view = friends.value;
  const friend = view?.friends.find((each) => each.name === name);
  async function end(id: string) {
    if (await send(() => endFriendship(id))) showToast(t("friends.ended", { name }));
  }
  if (!friend) {
    const isAsked = view?.recent.some((each) => each.name === name && each.isAsked) ?? false;
    return <AskButton name={name} target={target} isAsked={isAsked} />;
  }
  return (
    <Button kind="quiet" busy={busy} label={t("friends.endOf", { name })} onPress={() => void end(friend.id)}>
      {t("friends.end")}
    </Button>
  );
}
