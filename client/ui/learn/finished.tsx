import { useSignal } from "@preact/signals";
import { playWithBots } from "../../store/start.ts";
import { Button } from "../components/button.tsx";
import { Sheet } from "../components/sheet.tsx";
import { useGames } from "../games.ts";
import { tellProblem } from "../problems.ts";
import { go } from "../router.ts";
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
