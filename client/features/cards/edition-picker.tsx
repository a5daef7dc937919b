import { t } from "../../app/i18n.ts";
import { Thumb } from "../../components/pictures/thumb.tsx";
import { useGames } from "../../game-model/games-context.ts";
import { GuideLink, type GuideRoute } from "./guide-link.tsx";

interface EditionsProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
}

/** Posters that select the edition of the guide. */
export function Editions({ route, onGo }: EditionsProps) {
  const games = useGames();
  const current = games.posterOf(route.edition);
  return (
    <nav class="guide-editions" aria-label={t("home.pick")}>
      {games.posters.map((poster) => {
        const [first, ...others] = poster.editions;
        return (
          first && (
            <GuideLink
              key={poster.id}
              route={{ edition: first.id, card: null }}
              onGo={onGo}
              current={poster === current}
            >
              <Thumb poster={poster} />
              {others.length === 0 ? first.name() : poster.short()}
            </GuideLink>
          )
        );
      })}
    </nav>
  );
}
