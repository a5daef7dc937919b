import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { lobby, watchLobby } from "../../store/lobby.ts";
import { session } from "../../store/session.ts";
import { newSettings, openTable } from "../../store/start.ts";
import { Bar } from "../components/bar.tsx";
import { Button } from "../components/button.tsx";
import { TableSettingsFields } from "../components/table-settings.tsx";
import { useGames } from "../games.ts";
import { noGamesText } from "../notices/no-games.ts";
import { tellProblem } from "../problems.ts";
import { go } from "../router.ts";
import { chosenEdition, chosenSeats } from "./chosen-edition.ts";

export function Create() {
  const games = useGames();
  const settings = useSignal(newSettings(games.info(chosenEdition(games)), chosenSeats.value));
  const busy = useSignal(false);
  const known = session.value !== null;
  useEffect(() => (known ? watchLobby() : undefined), [known]);
  const closed = noGamesText(lobby.value?.notice.maintenance ?? null);
  async function create() {
    busy.value = true;
    const opened = await openTable(settings.value);
    busy.value = false;
    if (opened.ok) go(`/t/${opened.value.code}`, "replace");
    else tellProblem(opened.error);
  }
  return (
    <>
      <Bar title={t("create.title")} />
      <main class="page">
        <TableSettingsFields
          settings={settings.value}
          onChange={(changed) => {
            settings.value = changed;
          }}
        />
        <div class="foot">
          {closed !== null && <p class="small center balance">{closed}</p>}
          <Button kind="go" block busy={busy.value} off={closed !== null} onPress={() => void create()}>
            {t("create.create")}
          </Button>
        </div>
      </main>
    </>
  );
}
