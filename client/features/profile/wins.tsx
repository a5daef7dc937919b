import type { PlayerProfile, Rival, WinTotals } from "../../../shared/net/people.ts";
import { formatNumber, joined } from "../../app/i18n.ts";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { EditionThumb } from "../../components/pictures/drawings.tsx";
import { useGames } from "../../game-model/games.ts";
import { comparisonOf, percentOf, toTenths } from "./figures.ts";
import { ProfileLink } from "./player-name.tsx";
import { t } from "./texts.ts";

/** All wins compared with the fair share. */
export const Wins = ({ all }: { readonly all: WinTotals }) => (
  <section class="paper panel">
    <h2 class="head">{t("player.won")}</h2>
    <p>
      <b>{t("player.wins", { wins: formatNumber(toTenths(all.wins)), count: all.games })}</b>
    </p>
    <p>{joined.sentences([t("player.fair", { fair: formatNumber(toTenths(all.fairShare)) }), comparison(all)])}</p>
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

/** The player's most frequent opponents, and the results against them. */
export const Rivals = ({ rivals }: { readonly rivals: readonly Rival[] }) => (
  <section class="paper panel">
    <h2 class="head">{t("player.rivals")}</h2>
    <p class="small soft">{t("player.rivalsText")}</p>
    <ul class="player-rows">
      {rivals.map(({ name, avatar, games, ahead, behind }) => (
        <li key={name}>
          <Avatar id={avatar} size={44} />
          <span class="grow">
            <span class="row between">
              <ProfileLink name={name} />
              <span class="small soft count">{t("player.rival", { count: games })}</span>
            </span>
            <span class="rival-bar" aria-hidden="true">
              <i style={{ flexGrow: ahead }} />
              <em style={{ flexGrow: behind }} />
            </span>
            <span class="tiny soft row between">
              <span>{t("player.ahead", { ahead })}</span>
              <span>{t("player.behind", { behind })}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
