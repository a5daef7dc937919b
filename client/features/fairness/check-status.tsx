import type { CheckStatus as Kind } from "../../../shared/fairness/verification.ts";
import { Icon, type IconName } from "../../components/pictures/icon.tsx";
import { t } from "./texts.ts";

const icons: Readonly<Record<Kind, IconName>> = { held: "check", failed: "cross", unseen: "minus" };

/** Mark of a check result, with a text for screen readers. */
export const CheckStatusIcon = ({ standing }: { readonly standing: Kind }) => (
  <span class={`standing standing-${standing}`}>
    <Icon name={icons[standing]} />
    <span class="unseen">{t(`fairness.marks.${standing}`)}</span>
  </span>
);
