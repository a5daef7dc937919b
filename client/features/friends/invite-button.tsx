import { useSignal } from "@preact/signals";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import { go, route } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { useGames } from "../../game-model/games.ts";
import { chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { invite } from "../../state/invitations.ts";
import { newSettings, openTable } from "../../state/new-table.ts";
import { identify } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { t } from "./texts.ts";
import { useRequest } from "./use-request.ts";

interface InviteProps {
  readonly name: string;
  readonly target: PersonTarget;
  /** Leaves the present table first, because it is not the player's to invite to. */
  readonly leave?: () => Promise<void>;
}

const nowhere = { code: null };

/** Invites a player to the table or party of this page, or else to a new table, which then opens. */
export function InviteButton({ name, target, leave }: InviteProps) {
  const games = useGames();
  const isInvited = useSignal(false);
  const { busy, send } = useRequest();
  /** Opens a table unless the player has one. @returns its code; null after an error, which is then shown. */
  async function tableToInviteTo(): Promise<string | null> {
    const { screen } = route.value;
    if (screen.name === "table" && !leave) return screen.code;
    if (leave) await leave();
    const me = await send(identify);
    if (!me) return null;
    const { code } =
      me.seated ??
      (await send(() => openTable(newSettings(games.info(chosenEdition(games)), chosenSeats.value)))) ??
      nowhere;
    return code;
  }
  async function press() {
    const { screen } = route.value;
    if (screen.name === "party") return inviteTo(screen.ticket);
    const code = await tableToInviteTo();
    if (code === null) return;
    await inviteTo(null);
    const now = route.value.screen;
    if (now.name !== "table" || now.code !== code) go(addresses.table(code));
  }
  async function inviteTo(party: string | null) {
    if (!(await send(() => invite(target, party)))) return;
    isInvited.value = true;
    showToast(t("friends.invitedNote", { name }));
  }
  if (isInvited.value) return <span class="pill person-asked">{t("friends.invited")}</span>;
  return (
    <Button round busy={busy} label={t("friends.inviteOf", { name })} onPress={() => void press()}>
      {t("friends.invite")}
    </Button>
  );
}
