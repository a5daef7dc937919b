import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableLink, TableSnapshot } from "../../game/model.ts";
import { t } from "../../i18n.ts";
import { gainExperience } from "../../store/experience.ts";
import { shown } from "../../store/shown.ts";
import type { Talk } from "../../store/talk.ts";
import { mayAsk } from "../coach/may-ask.ts";
import { Icon } from "../components/icon.tsx";
import { later } from "../components/later.tsx";
import { aboutPerson, personOn } from "../conduct/about.ts";
import { useGames } from "../games.ts";
import { openSheet } from "../router.ts";
import { Away } from "./away.tsx";
import { useQuestionMark } from "./keys-sheet.tsx";
import { mountGame } from "./mount-game.ts";
import { Result } from "./result.tsx";
import "./game.css";

const HintButton = later(async () => (await import("../coach/hint-button.tsx")).HintButton);
const Sidelines = later(async () => (await import("../sidelines/sidelines.tsx")).Sidelines);
const WatchBar = later(async () => (await import("../social/watch-bar.tsx")).WatchBar);

interface GameProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/** The running game, with the page's own controls above it. */
export function Game({ link, table, talk, onSit }: GameProps) {
  const games = useGames();
  const host = useRef<HTMLDivElement>(null);
  useQuestionMark();
  const over = table.phase === "over";
  // The result is shown after the display has reached the end.
  const seen = useSignal(over);
  const result = over && seen.value;
  const game = table.game?.id ?? null;
  useEffect(
    () => mountGame(games, host.current, link, game, talk, (chair) => aboutPerson(personOn(chair, talk))),
    [games, link, game, talk],
  );
  useEffect(() => {
    if (over) gainExperience();
    else seen.value = false;
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        if (shown.value?.phase === "over" && shown.value.atRest) seen.value = true;
      }),
    [],
  );
  return (
    <main class="game">
      <h1 class="unseen">{t("menu.table", { code: table.code })}</h1>
      <div class="game-host" ref={host} />
      <button type="button" class="game-menu" aria-label={t("menu.open")} onClick={() => openSheet("menu")}>
        <Icon name="menu" />
      </button>
      {table.mySeat === null && !result && <WatchBar onSit={null} />}
      {mayAsk(table) && <HintButton link={link} table={table} />}
      <Away link={link} table={table} />
      <Sidelines link={link} table={table} talk={talk} />
      {table.closing && !over && (
        <p class="game-closing" role="status">
          {t("room.closing")}
        </p>
      )}
      {result && <Result link={link} table={table} talk={talk} onSit={onSit} />}
    </main>
  );
}
