import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { type FinalRank, finalRanksOf, hasScore } from "../result/ranks.tsx";
import { t as resultTexts } from "../result/texts.ts";
import { headlineOf, winnersIn } from "../result/winners.ts";
import { t } from "./texts.ts";
import "./tv-result.css";

interface ResultProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Result of a game on a big screen, with the players who want the next one. */
export function TvResult({ link, table }: ResultProps) {
  const games = useGames();
  const words = useLazyPart(table.game && games.game(table.game.id), (game) => game.result());
  const standings = words ? finalRanksOf(words, table, link) : [];
  if (!words || standings.length === 0) return null;
  const people = table.chairs.filter(({ kind }) => kind === "person");
  const ready = people.filter((chair) => chair.ready).length;
  return (
    <section class="tv-result" aria-label={resultTexts("result.title")}>
      <div class="tv-winner">
        {winnersIn(standings).map(({ seat, chair }) => (
          <Avatar key={seat} id={chair.avatar} mark={<img class="mark-crown" src={drawing("fx/crown")} alt="" />} />
        ))}
        <h2 class="shout">{headlineOf(words, standings, null)}</h2>
      </div>
      <ol class={standings.length > 5 ? "many" : ""}>
        {standings.map((standing) => (
          <TvPlace key={standing.seat} standing={standing} scored={hasScore(standings)} />
        ))}
      </ol>
      <p class="tv-next" role="status">
        {t("tv.rematch", { ready, count: people.length })}
      </p>
    </section>
  );
}

function TvPlace({
  standing: { chair, rank, line, ash },
  scored,
}: {
  readonly standing: FinalRank;
  readonly scored: boolean;
}) {
  return (
    <li>
      <b>{rank}</b>
      <Avatar id={chair.avatar} ash={ash} />
      <span>
        <bdi>{chair.name}</bdi>
        <small>{scored ? `${line} · ${resultTexts("result.wins", { count: chair.wins })}` : line}</small>
      </span>
      {chair.kind === "person" && chair.ready && (
        <i class="tv-ready" title={t("room.ready")}>
          <Icon name="check" />
        </i>
      )}
    </li>
  );
}
