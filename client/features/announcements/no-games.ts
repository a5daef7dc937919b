import type { OperatorMessage } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";

/** Returns the notice that new games are stopped, with the operator's text; null if new games may begin. */
export function noGamesText(maintenance: OperatorMessage | null): string | null {
  if (maintenance === null) return null;
  const { words } = maintenance;
  return words === "" ? t("notice.noGames") : t("notice.noGamesBecause", { words });
}
