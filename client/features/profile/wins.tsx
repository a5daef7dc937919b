import type { PlayerProfile, WinTotals } from "../../../shared/net/people.ts";
import { formatNumber } from "../../app/i18n.ts";
import { EditionThumb } from "../../components/pictures/thumb.tsx";
import { useGames } from "../../game-model/games-context.ts";
import { comparisonOf, percentOf, toTenths } from "./fair-share.ts";
import { t } from "./texts.ts";

/** All wins compared with the fair share. */
export const Wins = ({ all }: { readonly all: WinTotals }) => (
  <section class="paper panel">
    <h2 class="head">{t("player.won")}</h2>
    <p>
      <b>{t("player.wins", { wins: formatNumber(toTenths(all.wins)), games: formatNumber(all.games) })}</b>{" "}
      {t("player.fair", { fair: formatNumber(toTenths(all.fairShare)) })} {comparison(all)}
    </p>
    <ShareBar tally={all} />
    <p class="tiny soft fair-key">
      <i aria-hidden="true" />
      {t("player.fairTick")}
    </p>
  </section>
);

function comparison(all: WinTotals): string {
  const compared = comparisonOf(all);
  return "percent" in compared
    ? t(`player.${compared.kind}`, { percent: compared.percent })
    : t(`player.${compared.kind}`);
}

/** Bar with the share of won games, and a mark at the fair share. */
function ShareBar({ tally: { games, wins, fairShare } }: { readonly tally: WinTotals }) {
  const [percent, fair] = [percentOf(wins, games), percentOf(fairShare, games)];
  return (
    <span class="share-bar" role="img" aria-label={t("player.barText", { percent, fair })}>
      <i style={{ width: `${percent}%` }} />
      <em style={{ left: `${fair}%` }} />
    </span>
  );
}

export function ByEdition({ tallies }: { readonly tallies: PlayerProfile["byEdition"] }) {
  const games = useGames();
  return (
    <section class="paper panel">
      <h2 class="head">{t("player.by")}</h2>
      <ul class="player-rows">
        {tallies.map((tally) => (
          <li key={`${tally.edition} ${tally.players}`}>
            <EditionThumb edition={tally.edition} />
            <span class="grow">
              <span class="row between">
                <b class="small">
                  {t("player.kind", { edition: games.nameOf(tally.edition), players: tally.players })}
                </b>
                <span class="small soft count">
                  {t("player.ofGames", { wins: formatNumber(toTenths(tally.wins)), games: formatNumber(tally.games) })}
                </span>
              </span>
              <ShareBar tally={tally} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
