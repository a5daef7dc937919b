import type { ComponentChildren } from "preact";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { Thumb } from "../../components/pictures/drawings.tsx";
import { useGames } from "../../game-model/games.ts";
import { sitePath } from "../../state/base-path.ts";
import { shownDeck } from "../../state/chosen-edition.ts";

/** Route of the field guide. `card`: a card or combo; null: none. */
export interface GuideRoute {
  readonly edition: string;
  readonly card: string | null;
}

interface GuideLinkProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
  readonly current?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Link to a route in the open guide. A new tab shows the same route on the guide's page. */
export function GuideLink({ route, onGo, current, children, ...rest }: GuideLinkProps) {
  return (
    <a
      href={sitePath(addresses.cards(route.edition, route.card))}
      class={rest.class}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onGo(route);
      }}
    >
      {children}
    </a>
  );
}

interface EditionsProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
}

/** Posters that select the edition of the guide, the host's deck on display among them. */
export function Editions({ route, onGo }: EditionsProps) {
  const games = useGames();
  const current = games.posterOf(route.edition);
  const own = shownDeck.value === null ? [] : games.ownDecks.map(({ poster }) => poster);
  return (
    <nav class="guide-editions" aria-label={t("home.pick")}>
      {[...own, ...games.posters].map((poster) => {
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
              {others.length === 0 ? first.name() : poster.title()}
            </GuideLink>
          )
        );
      })}
    </nav>
  );
}
