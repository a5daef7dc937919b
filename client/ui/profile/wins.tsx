import type { PlayerProfile, Tally } from "../../../shared/net/people.ts";
import { numeral } from "../../i18n.ts";
import { EditionThumb } from "../components/thumb.tsx";
import { useGames } from "../games.ts";
import { comparisonOf, percentOf, toTenths } from "./fair-share.ts";
import { t } from "./texts.ts";

/** All wins compared with the fair share. */
export const Wins = ({ all }: { readonly all: Tally }) => (
  <section class="paper panel">
    <h2 class="head">{t("player.won")}</h2>
    <p>
      <b>{t("player.wins", { wins: numeral(toTenths(all.wins)), games: numeral(all.games) })}</b>{" "}
      {t("player.fair", { fair: numeral(toTenths(all.fairShare)) })} {comparison(all)}
    </p>
    <ShareBar tally={all} />
    <p class="tiny soft fair-key">
      <i aria-hidden="true" />
      {t("player.fairTick")}
    </p>
  </section>
);

function comparison(all: Tally): string {
  const compared = comparisonOf(all);
  return "percent" in compared
    ? t(`player.${compared.kind}`, { percent: compared.percent })
    : t(`player.${compared.kind}`);
}

/** Bar with the share of won games, and a mark at the fair share. */
function ShareBar({ tally: { games, wins, fairShare } }: { readonly tally: Tally }) {
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
                  {t("player.ofGames", { wins: numeral(toTenths(tally.wins)), games: numeral(tally.games) })}
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
