import { t } from "./texts.ts";

/** Says how many starts of this table came to nothing: each of them was another shuffle. */
export const StartsCalledOff = ({ count }: { readonly count: number }) =>
  count > 0 ? <p class="tiny soft">{t("fairness.startsCalledOff", { count })}</p> : null;
