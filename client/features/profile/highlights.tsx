import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PlayerProfile, ProfileHighlight } from "../../../shared/net/people.ts";
import { formatDate, formatNumber, withTexts } from "../../app/i18n.ts";
import { drawing, EditionThumb } from "../../components/pictures/drawings.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import type { FeatTexts } from "../../game-model/client-game.ts";
import { useGames } from "../../game-model/games.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
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
              <SiteLink
                to={addresses.replay(gameId, step)}
                class="icon disc"
                label={t("player.watch", { moment, when })}
              >
                <ReplayIcon name="play" />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Causes of the player's eliminations, and other counts. */
export function Deaths({ profile: { deaths, nopes, stolen } }: { readonly profile: PlayerProfile }) {
  const words = useFeatTexts();
  const most = Math.max(...deaths.map(({ count }) => count));
  return (
    <section class="paper panel">
      {deaths.length > 0 && <h2 class="head">{t("player.deaths")}</h2>}
      <ul class="player-rows">
        {deaths.map(({ by, count }) => {
          if (!words) return null;
          const { title, badge } = words.deathOf(by);
          return (
            <li key={by}>
              <i class="cut-out death-badge" style={{ "--shape": `url("${drawing(badge)}")` }} />
              <span class="grow">
                <span class="row between">
                  <b class="small">{title}</b>
                  <span class="small soft count">{t("player.times", { count })}</span>
                </span>
                <span class="death-bar" aria-hidden="true">
                  <i style={{ width: `${(count / most) * 100}%` }} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <dl class="player-facts">
        <Fact text={t("player.nopes", { count: nopes })} count={nopes} />
        <Fact text={t("player.stolen", { count: stolen })} count={stolen} />
      </dl>
    </section>
  );
}

const Fact = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <div>
    <dt class="small soft">{text}</dt>
    <dd>{formatNumber(count)}</dd>
  </div>
);

interface Words {
  deathOf(by: string): { readonly title: string; readonly badge: string };
  momentOf(kind: string): string;
}

/** Returns the games' texts for causes of elimination and highlights; null until they are loaded. */
function useFeatTexts(): Words | null {
  const games = useGames();
  const known = useSignal<readonly FeatTexts[] | null>(null);
  useEffect(() => {
    void withTexts(Promise.all(games.all.map((game) => game.featTexts()))).then((words) => {
      known.value = words;
    });
  }, [games]);
  return known.value && wordsOf(known.value);
}

/** A page older than the server may lack a text for a kind. */
const wordsOf = (known: readonly FeatTexts[]): Words => ({
  deathOf(by) {
    const death = known.map(({ deaths }) => deaths[by]).find((each) => each !== undefined);
    return { title: death?.title() ?? t("player.otherDeath"), badge: death?.badge ?? "badges/skull" };
  },
  momentOf: (kind) =>
    known.map(({ moments }) => moments[kind]).find((each) => each !== undefined)?.() ?? t("player.otherMoment"),
});
