import { t } from "../../game/guide-texts.ts";
import { families, familyOf } from "../../store/editions.ts";
import { editionName, Thumb } from "../components/poster.tsx";
import { GuideLink, type GuideRoute } from "./guide-link.tsx";

interface EditionsProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
}

/** The games whose cards there are. */
export function Editions({ route, onGo }: EditionsProps) {
  return (
    <nav class="guide-editions" aria-label={t("home.pick")}>
      {families.map(({ id, editions: [first = id] }) => (
        <GuideLink key={id} route={{ edition: first, card: null }} onGo={onGo} current={id === familyOf(route.edition)}>
          <Thumb edition={id} />
          {id === first ? editionName(id) : t("poster.apocalypse.narrow")}
        </GuideLink>
      ))}
    </nav>
  );
}
