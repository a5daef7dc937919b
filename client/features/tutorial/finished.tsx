import { useSignal } from "@preact/signals";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { useGames } from "../../game-model/games-context.ts";
import { playWithBots } from "../../state/new-table.ts";
import { t } from "./texts.ts";

interface FinishedProps {
  /** Summary of the lesson. */
  readonly summary: string;
  readonly onAgain: () => void;
}

/** Shown after the newcomer has won; offers the next steps. */
export function Finished({ summary, onAgain }: FinishedProps) {
  const games = useGames();
  const busy = useSignal(false);
  async function play() {
    busy.value = true;
    const opened = await playWithBots(games.first, "any");
    busy.value = false;
    if (opened.ok) go(`/t/${opened.value.code}`, "replace");
    else tellProblem(opened.error);
  }
  return (
    <Sheet title={t("learn.done.title")}>
      <p>{summary}</p>
      <Button kind="go" block focused busy={busy.value} onPress={() => void play()}>
        {t("learn.done.bots")}
      </Button>
      <Button block onPress={() => go("/cards", "replace")}>
        {t("learn.done.cards")}
      </Button>
      <div class="sheet-buttons">
        <Button onPress={onAgain}>{t("learn.done.again")}</Button>
        <Button onPress={() => go("/", "replace")}>{t("learn.done.home")}</Button>
      </div>
    </Sheet>
  );
}
