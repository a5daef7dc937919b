import type { SocialError } from "../../../shared/net/social.ts";
import { formatDateTime } from "../../components/format-date.ts";
import { t } from "./texts.ts";

/** Returns the reason why a line or an emote was not sent. */
export function socialErrorText(error: SocialError): string {
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
