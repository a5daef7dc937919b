import type { Told } from "../../../shared/net/protocol.ts";
import { t } from "../../i18n.ts";

/** That no new games begin, with the operator's words if there are any; null if they do. */
export function noGamesText(maintenance: Told | null): string | null {
  if (maintenance === null) return null;
  const { words } = maintenance;
  return words === "" ? t("notice.noGames") : t("notice.noGamesBecause", { words });
}
