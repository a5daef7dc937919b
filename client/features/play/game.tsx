import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { openSheet } from "../../app/router.ts";
import { lazy, lazyExtra } from "../../components/lazy.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { isBesideScreen } from "../../game-model/beside-screen.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { displayedMoment, promptShown } from "../../state/displayed-moment.ts";
import { countBotGame, markExperienced } from "../../state/experience.ts";
import { keepScreenOn } from "../../state/on-wake.ts";
import { isPortrait } from "../../state/portrait.ts";
import type { Talk } from "../../state/talk.ts";
import { openPersonSheet, personOn } from "../report/open-person-sheet.ts";
import { isAmongBots, isOut, mayAskForHint } from "./eliminated/who-plays.ts";
import { GameHost } from "./game-host.tsx";
import { NewcomerNotice, PutOutNotice } from "./table-notices.tsx";
import { useQuestionMark } from "./table-sheets.tsx";
import "./game.css";

/** The result of a game. Its code is loaded as a whole, so that all parts appear together. */
const LazyResult = lazy(async () => (await import("../result/result-screen.tsx")).ResultScreen);

const HintButton = lazyExtra(async () => (await import("../coach/hint-button.tsx")).HintButton);
const Sidelines = lazyExtra(async () => (await import("./eliminated/eliminated-view.tsx")).EliminatedView);
const PaceButton = lazyExtra(async () => (await import("./eliminated/eliminated-view.tsx")).PaceButton);
const TakeChairs = lazyExtra(async () => (await import("../social/take-chairs.tsx")).TakeChairs);
const WatchBar = lazyExtra(async () => (await import("../social/watch-bar.tsx")).WatchBar);

interface GameProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/** The running game, with the page's own controls above it. */
export function RunningGame({ link, table, talk, onSit }: GameProps) {
  useQuestionMark();
  const over = table.phase === "over";
  // The result is shown after the display has reached the end.
  const seen = useSignal(over);
  const result = over && seen.value;
  const game = table.game?.id ?? null;
  useBotGameCount(table);
  useEffect(() => {
    if (over) markExperienced();
    else seen.value = false;
    return over ? undefined : keepScreenOn();
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        if (displayedMoment.value?.phase === "over" && displayedMoment.value.atRest) seen.value = true;
      }),
    [],
  );
  return (
    <main class="game">
      <h1 class="unseen">{t("menu.table", { code: table.code })}</h1>
      <GameHost
        class="game-host"
        link={link}
        game={game}
        talk={talk}
        onPerson={(chair) => openPersonSheet(personOn(chair, talk))}
      />
      <button type="button" class="game-menu" aria-label={t("menu.open")} onClick={() => openSheet("menu")}>
        <Icon name="menu" />
      </button>
      {table.mySeat === null && !result && (
        <WatchBar onSit={null}>
          <PaceButton link={link} table={table} />
          <TakeChairs link={link} table={table} onSit={onSit} />
        </WatchBar>
      )}
      {mayAskForHint(table) && <HintButton link={link} table={table} />}
      {isBesideScreen(table) && !result && !isOut(table) && <LookUp />}
      <PutOutNotice table={table} />
      <NewcomerNotice table={table} />
      <Sidelines link={link} table={table} talk={talk} />
      {table.closing && !over && (
        <p class="game-closing" role="status">
          {t("room.closing")}
        </p>
      )}
      {result && <LazyResult link={link} table={table} talk={talk} onSit={onSit} />}
    </main>
  );
}

/** Shown to players beside a big screen while their phone shows nothing but the hand. */
function LookUp() {
  if (!isPortrait.value || promptShown.value) return null;
  return (
    <p class="game-look-up" role="status">
      {t("game.lookUp")}
    </p>
  );
}

/** Counts a game with bots alone once it is over for the viewer, unless the page was loaded later. */
function useBotGameCount(table: TableSnapshot): void {
  const isEnded = table.phase === "over" || isOut(table);
  const before = useRef(isEnded);
  useEffect(() => {
    if (isEnded && !before.current && isAmongBots(table)) countBotGame();
    before.current = isEnded;
  }, [isEnded]);
}
