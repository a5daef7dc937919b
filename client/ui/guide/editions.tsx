import { t } from "../../i18n.ts";
import { useGames } from "../games.ts";
import { Thumb } from "../parts/thumb.tsx";
import { GuideLink, type GuidePlace } from "./guide-link.tsx";

interface EditionsProps {
  readonly place: GuidePlace;
  readonly onGo: (place: GuidePlace) => void;
}

/** The posters whose cards there are. */
export function Editions({ place, onGo }: EditionsProps) {
  const games = useGames();
  const current = games.posterOf(place.edition);
  return (
    <nav class="guide-editions" aria-label={t("home.pick")}>
      {games.posters.map((poster) => {
        const [first, ...others] = poster.editions;
        return (
          first && (
            <GuideLink
              key={poster.id}
              place={{ edition: first.id, card: null }}
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
