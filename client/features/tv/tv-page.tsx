import { useEffect, useMemo } from "preact/hooks";
import { lazy } from "../../components/lazy.tsx";
import { LoadingTable, useDelayedFlag } from "../../components/page-states.tsx";
import { useGames } from "../../game-model/games.ts";
import type { ServerSource } from "../../game-model/model.ts";
import { keepScreenOn } from "../../state/on-wake.ts";
import { Talk } from "../../state/talk.ts";
import { t } from "./texts.ts";
import { TvGame } from "./tv-game.tsx";
import { TvRoom } from "./tv-room.tsx";
import { TvSide } from "./tv-side.tsx";
import { type ScreenState, useScreen } from "./use-screen.ts";
import "./tv.css";

const Emotes = lazy(async () => (await import("../social/emotes/bubbles.tsx")).Bubbles);

/** Time in ms before a lost connection is shown, because most reconnect earlier. */
const quietMs = 3000;

/** A table on a television or projector, at /tv/CODE. It has no controls, and follows its table from game to game. */
export function TvPage({ code }: { readonly code: string }) {
  const state = useScreen(code);
  useEffect(keepScreenOn, []);
  return (
    <main class="tv">
      <h1 class="unseen">{t("menu.table", { code })}</h1>
      <div class="tv-stage">
        {state.kind === "there" ? <Shown link={state.link} /> : <Absent code={code} state={state} />}
      </div>
      <TvSide code={code} />
    </main>
  );
}

function Shown({ link }: { readonly link: ServerSource }) {
  const games = useGames();
  const table = link.table.value;
  const talk = useMemo(() => new Talk(link.social, ""), [link]);
  const isLost = useDelayedFlag(link.connection.value === "lost", quietMs);
  const edition = table?.settings.edition;
  useEffect(() => {
    // The code of the game is needed soon. A failure needs no handling, because the game loads it again.
    if (edition !== undefined)
      void games
        .gameOf(edition)
        ?.mount()
        .catch(() => {});
  }, [games, edition]);
  if (!table) return <LoadingTable />;
  return (
    <>
      {table.phase === "waiting" ? <TvRoom table={table} /> : <TvGame link={link} table={table} talk={talk} />}
      {table.phase !== "waiting" && <Emotes talk={talk} table={table} />}
      {isLost && (
        <p class="tv-lost" role="status">
          {t("tv.lost")}
        </p>
      )}
    </>
  );
}

interface AbsentProps {
  readonly code: string;
  readonly state: Exclude<ScreenState, { kind: "there" }>;
}

/** Shown while there is no table. The screen looks again by itself. */
function Absent({ code, state }: AbsentProps) {
  const [title, text] = absence(code, state);
  return (
    <section class="tv-absent" role="status">
      <h2>{title}</h2>
      <p class="balance">{text}</p>
    </section>
  );
}

function absence(code: string, state: AbsentProps["state"]): readonly [title: string, text: string] {
  if (state.kind === "looking") return [t("tv.wait"), t("tv.waitText")];
  switch (state.error) {
    case "no-such-table":
    case "malformed":
      return [t("tv.none"), t("tv.noneText", { code })];
    case "table-full":
      return [t("tv.full"), t("tv.fullText")];
    case "again":
      return [t("tv.wait"), t("tv.waitText")];
    default:
      return [t("tv.wait"), t(`problem.${state.error}`)];
  }
}
