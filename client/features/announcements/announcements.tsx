import type { OperatorMessage } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import { isDismissed, putAway } from "../../state/experience.ts";
import "./announcements.css";

interface NoticesProps {
  /** null: there is no announcement. */
  readonly announcement: OperatorMessage | null;
  /** Notice that new games are stopped; null if they may begin, or if that is irrelevant here. */
  readonly maintenance?: OperatorMessage | null;
  /** Whether it lies over a table. */
  readonly over?: boolean;
}

/** Announcements of the operator, until the reader dismisses them. */
export function Announcements({ announcement, maintenance = null, over = false }: NoticesProps) {
  const all = [
    { told: announcement, text: announcement?.words },
    { told: maintenance, text: noGamesText(maintenance) },
  ];
  const shown = all.flatMap(({ told, text }) => (told && text && !isDismissed(told) ? [{ told, text }] : []));
  return (
    <div class={over ? "notices over" : "notices"} role="status">
      {shown.map(({ told, text }) => (
        <p key={told.at}>
          <span class="grow">{text}</span>
          <button type="button" class="icon flat" aria-label={t("app.close")} onClick={() => putAway(told)}>
            <Icon name="cross" />
          </button>
        </p>
      ))}
    </div>
  );
}

/** Returns the notice that new games are stopped, with the operator's text; null if new games may begin. */
export function noGamesText(maintenance: OperatorMessage | null): string | null {
  if (maintenance === null) return null;
  const { words } = maintenance;
  return words === "" ? t("notice.noGames") : t("notice.noGamesBecause", { words });
}
