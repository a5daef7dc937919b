import { FinePoints } from "../../components/cards/fine-points.tsx";
import type { GuideCard } from "../../game-model/guide.ts";
import { t } from "../../game-model/guide-texts.ts";
import { Entry } from "./guide-entry.tsx";

/** The guide's complete entry of a card or combo. */
export function CardDetail({ card }: { readonly card: GuideCard }) {
  return (
    <>
      <div class="guide-head">
        <div class="guide-large" aria-hidden="true">
          <Entry card={card} />
        </div>
        <div class="col">
          <h2>{card.title}</h2>
          <ul class="guide-facts">
            {card.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <p>{card.text}</p>
      </div>
      <h3 class="head">{t("guide.finePoints")}</h3>
      <FinePoints points={card.points} />
    </>
  );
}
