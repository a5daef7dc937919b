import type { ProfileMoment } from "../../../shared/net/people.ts";
import { GoTo } from "../components/go-to.tsx";
import { EditionThumb } from "../components/thumb.tsx";
import { useGames } from "../games.ts";
import { ReplayIcon } from "../replay/icons.tsx";
import { dayText } from "../replay/when.ts";
import { useFeatWords } from "./feat-words.ts";
import { t } from "./texts.ts";

/** Highlights of a player. Each opens its replay at its step. */
export function Moments({ moments }: { readonly moments: readonly ProfileMoment[] }) {
  const words = useFeatWords();
  const games = useGames();
  return (
    <section class="paper panel">
      <h2 class="head">{t("player.moments")}</h2>
      <ul class="player-rows">
        {moments.map(({ gameId, edition, kind, step, endedAt }) => {
          if (!words) return null;
          const moment = words.momentOf(kind);
          const when = dayText(endedAt);
          return (
            <li key={`${gameId} ${step}`}>
              <EditionThumb edition={edition} />
              <span class="grow">
                <b class="small">{moment}</b>
                <span class="tiny soft under">{`${games.nameOf(edition)}, ${when}`}</span>
              </span>
              <GoTo to={`/r/${gameId}/${step}`} class="icon disc" label={t("player.watch", { moment, when })}>
                <ReplayIcon name="play" />
              </GoTo>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
