import { t } from "./texts.ts";

/** Shows the number of called-off starts of this table, because each of them was another shuffle. */
export const StartsCalledOff = ({ count }: { readonly count: number }) =>
  count > 0 ? <p class="tiny soft">{t("fairness.startsCalledOff", { count })}</p> : null;
