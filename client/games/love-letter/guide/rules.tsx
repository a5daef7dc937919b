import { cardIds, cardValue } from "../../../../shared/games/love-letter/titles.ts";
import { drawing } from "../../../components/pictures/drawings.tsx";
import { Rule, RulesPicture } from "../../rules.tsx";
import { t } from "../text/i18n.ts";

const colours = ["var(--ed-love-letter)", "var(--ed-love-letter-ray)"] as const;

/** Rules of Love Letter: four pictures, and the aim of each round. */
export function LetterRules() {
  return (
    <>
      <p class="head center balance">{t("love-letter.howTo.lead")}</p>
      <ol class="how-panels">
        <RulesPicture
          number={1}
          colours={colours}
          title={t("love-letter.howTo.drawTitle")}
          text={t("love-letter.howTo.drawText")}
        >
          <img class="card-back" src={drawing("backs/love-letter")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={2}
          colours={colours}
          title={t("love-letter.howTo.layTitle")}
          text={t("love-letter.howTo.layText")}
        >
          <img src={drawing("faces/crystal-bowl")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={3}
          colours={colours}
          title={t("love-letter.howTo.outTitle")}
          text={t("love-letter.howTo.outText")}
        >
          <img src={drawing("faces/battle-bunny")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={4}
          colours={colours}
          title={t("love-letter.howTo.winTitle")}
          text={t("love-letter.howTo.winText")}
        >
          <img src={drawing("faces/king-cat")} alt="" />
        </RulesPicture>
      </ol>
      <ul class="paper lines how-rules">
        <Rule title={t("love-letter.howTo.tokensTitle")} text={t("love-letter.howTo.tokensText")}>
          <img class="how-token" src={drawing("fx/token")} alt="" />
        </Rule>
        <Rule title={t("love-letter.howTo.tieTitle")} text={t("love-letter.howTo.tieText")} />
        {cardIds.toReversed().map((card) => (
          <Rule key={card} title={t(`love-letter.cards.${card}.title`)} text={t(`love-letter.cards.${card}.rule`)}>
            <span class="how-value">{cardValue(card)}</span>
          </Rule>
        ))}
      </ul>
    </>
  );
}
