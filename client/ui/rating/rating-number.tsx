import type { ShownRating } from "../../../shared/net/people.ts";
import { t } from "./texts.ts";
import "./rating.css";

/** A rating as one number with its uncertainty. */
export const RatingNumber = ({ rating: { rating, plusMinus } }: { readonly rating: ShownRating }) => (
  <span class="rating-number">
    <b>{rating}</b> <PlusMinus points={plusMinus} />
  </span>
);

export const PlusMinus = ({ points }: { readonly points: number }) => (
  <span class="small">
    <span class="unseen">{t("rating.plusMinus", { points })}</span>
    <span aria-hidden="true">{`± ${points}`}</span>
  </span>
);

export const Provisional = () => <span class="provisional">{t("rating.provisional")}</span>;
