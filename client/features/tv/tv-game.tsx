import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lazy } from "../../components/lazy.tsx";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import type { Talk } from "../../state/talk.ts";
import { GameHost } from "../play/game-host.tsx";

const TvResult = lazy(async () => (await import("./tv-result.tsx")).TvResult);

interface GameProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** A game on a big screen, and its result once the picture has reached the end. */
export function TvGame({ link, table, talk }: GameProps) {
  const over = table.phase === "over";
  const seen = useSignal(over);
  useEffect(() => {
    if (!over) seen.value = false;
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        if (displayedMoment.value?.phase === "over" && displayedMoment.value.atRest) seen.value = true;
      }),
    [],
  );
  return (
    <>
      <GameHost class="tv-game" link={link} game={table.game?.id ?? null} talk={talk} bigScreen />
      {over && seen.value && <TvResult link={link} table={table} />}
    </>
  );
}
