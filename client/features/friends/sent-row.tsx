import type { SentRequest } from "../../../shared/net/friends.ts";
import { formatDate } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { withdrawRequest } from "../../state/friends.ts";
import { PersonRow } from "./person-row.tsx";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

/** A friend request by the player, with the button to withdraw it. */
export function SentRow({ request: { id, name, avatar, at } }: { readonly request: SentRequest }) {
  const { busy, send } = useRequest();
  return (
    <PersonRow name={name} avatar={avatar} note={formatDate(at)}>
      <Button
        kind="quiet"
        round
        busy={busy}
        label={t("friends.withdrawOf", { name })}
        onPress={() => void send(() => withdrawRequest(id))}
      >
        {t("friends.withdraw")}
      </Button>
    </PersonRow>
  );
}
