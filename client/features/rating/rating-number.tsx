import de from "../../../shared/locales/de/rating.json" with { type: "json" };
import en from "../../../shared/locales/en/rating.json" with { type: "json" };
import { addTexts } from "../../app/i18n.ts";
import "./rating.css";

export const t = addTexts({ en: { rating: en }, de: { rating: de } });

export const PlusMinus = ({ points }: { readonly points: number }) => (
  <span class="small">
    <span class="unseen">{t("rating.plusMinus", { points })}</span>
    <span aria-hidden="true">{`± ${points}`}</span>
  </span>
);

export const Provisional = () => <span class="provisional">{t("rating.provisional")}</span>;
