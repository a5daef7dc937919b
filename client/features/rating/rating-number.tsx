import { addTexts } from "../../app/i18n.ts";
import "./rating.css";

export const t = addTexts("rating");

export const PlusMinus = ({ points }: { readonly points: number }) => (
  <span class="small">
    <span class="unseen">{t("rating.plusMinus", { points })}</span>
    <span aria-hidden="true">{`± ${points}`}</span>
  </span>
);

export const Provisional = () => <span class="provisional">{t("rating.provisional")}</span>;
