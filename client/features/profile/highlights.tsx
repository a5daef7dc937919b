import type { ProfileHighlight } from "../../../shared/net/people.ts";
import { formatDate } from "../../components/format-date.ts";
import { EditionThumb } from "../../components/pictures/thumb.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useGames } from "../../game-model/games-context.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { useFeatTexts } from "./feat-texts.ts";
import { t } from "./texts.ts";

/** Highlights of a player. Each opens its replay at its step. */
export function Highlights({ moments }: { readonly moments: readonly ProfileHighlight[] }) {
  const words = useFeatTexts();
  const games = useGames();
  return (
    <section class="paper panel">
      <h2 class="head">{t("player.moments")}</h2>
      <ul class="player-rows">
        {moments.map(({ gameId, edition, kind, step, endedAt }) => {
          if (!words) return null;
          const moment = words.momentOf(kind);
          const when = formatDate(endedAt);
          return (
            <li key={`${gameId} ${step}`}>
              <EditionThumb edition={edition} />
              <span class="grow">
                <b class="small">{moment}</b>
                <span class="tiny soft under">{`${games.nameOf(edition)}, ${when}`}</span>
              </span>
              <SiteLink to={`/r/${gameId}/${step}`} class="icon disc" label={t("player.watch", { moment, when })}>
                <ReplayIcon name="play" />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
