import { addresses } from "../../../shared/net/addresses.ts";
import { SiteLink } from "../../components/site-link.tsx";
import { GamesList, useGamesPage } from "./games-list.tsx";
import { t } from "./texts.ts";

const everything = {};

/** The last few games on the start page. Renders nothing before the first game. */
export function LastGames() {
  const { found } = useGamesPage(null, everything);
  if (!found || found.games.length === 0) return null;
  return (
    <section class="last-games" aria-labelledby="last-games">
      <div class="row between">
        <h2 class="head" id="last-games">
          {t("history.title")}
        </h2>
        <SiteLink to={addresses.games}>{t("history.all")}</SiteLink>
      </div>
      <GamesList games={found.games.slice(0, 3)} days={found.days} />
    </section>
  );
}
