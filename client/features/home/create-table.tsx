import { useEffect, useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { useGames } from "../../game-model/games.ts";
import { chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { lobby, watchLobby } from "../../state/lobby.ts";
import { newSettings, openTable } from "../../state/new-table.ts";
import { session } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { noGamesText } from "../announcements/announcements.tsx";
import { useKitOf } from "../decks/use-edition-info.ts";
import { TableSettingsFields } from "../waiting-room/table-settings.tsx";

/** @param edition null: the one chosen on the start page. */
export function CreateTable({ edition }: { readonly edition: string | null }) {
  const games = useGames();
  const [settings, setSettings] = useState(newSettings(games.info(edition ?? chosenEdition(games)), chosenSeats.value));
  const kit = useKitOf(settings.edition);
  const [isBusy, setIsBusy] = useState(false);
  const known = session.value !== null;
  useEffect(() => (known ? watchLobby() : undefined), [known]);
  // The deck of a new table is chosen once the code of decks has arrived.
  const isDeckMissing = settings.deck === undefined && games.ownDecks.some(({ info }) => info.id === settings.edition);
  const closed = noGamesText(lobby.value?.notice.maintenance ?? null);
  async function create() {
    setIsBusy(true);
    const opened = await openTable(settings);
    setIsBusy(false);
    if (opened.ok) go(addresses.table(opened.value.code), "replace");
    else if (kit && "refusal" in opened.error && opened.error.refusal)
      showToast(kit.refusalText(opened.error.refusal), "error");
    else tellProblem(opened.error);
  }
  return (
    <>
      <Bar title={t("create.title")} />
      <main class="page create">
        <TableSettingsFields settings={settings} onChange={setSettings} />
        <div class="foot">
          {closed !== null && <p class="small center balance">{closed}</p>}
          <Button kind="go" block busy={isBusy} off={closed !== null || isDeckMissing} onPress={() => void create()}>
            {t("create.create")}
          </Button>
        </div>
      </main>
    </>
  );
}
