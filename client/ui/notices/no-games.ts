import { t } from "../../i18n.ts";

/** That no new games begin, with the operator's words if there are any; null if they do. */
export function noGamesText(maintenance: string | null): string | null {
  if (maintenance === null) return null;
  return maintenance === "" ? t("notice.noGames") : t("notice.noGamesBecause", { words: maintenance });
}
