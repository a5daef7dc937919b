import type { SocialError } from "../../../shared/net/social.ts";
import { addTexts, formatDateTime } from "../../app/i18n.ts";
import type { Unanswered } from "../../game-model/social.ts";

export const t = addTexts("social");

/** Returns the reason why a line or an emote was not sent. */
export function socialErrorText(error: SocialError | Unanswered): string {
  switch (error.kind) {
    case "company":
      return t(`social.problem.${error.code}`);
    case "muted":
      return error.until === null
        ? t("social.problem.muted")
        : t("social.problem.mutedUntil", { until: formatDateTime(error.until) });
    case "not-seated":
      return t("social.problem.not-seated");
    default:
      return t("social.problem.other");
  }
}
