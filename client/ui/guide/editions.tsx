import { t } from "../../game/guide-texts.ts";
import { families, familyOf } from "../../store/editions.ts";
import { editionName, Thumb } from "../parts/poster.tsx";
import { GuideLink, type GuidePlace } from "./guide-link.tsx";

interface EditionsProps {
  readonly place: GuidePlace;
  readonly onGo: (place: GuidePlace) => void;
}

/** The games whose cards there are. */
export function Editions({ place, onGo }: EditionsProps) {
  return (
    <nav class="guide-editions" aria-label={t("home.pick")}>
      {families.map(({ id, editions: [first = id] }) => (
        <GuideLink key={id} place={{ edition: first, card: null }} onGo={onGo} current={id === familyOf(place.edition)}>
          <Thumb edition={id} />
          {id === first ? editionName(id) : t("poster.apocalypse.narrow")}
        </GuideLink>
      ))}
    </nav>
  );
}
