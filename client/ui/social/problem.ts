import type { SocialError } from "../../../shared/net/social.ts";
import { t } from "./texts.ts";

/** Why a line or an emote was not sent. */
export function problemText(error: SocialError): string {
  switch (error.kind) {
    case "company":
      return t(`social.problem.${error.code}`);
    case "muted":
      return t("social.problem.muted");
    case "not-seated":
      return t("social.problem.not-seated");
    default:
      return t("social.problem.other");
  }
}
