import type { ReportView } from "../../../shared/net/moderation.ts";
import { SiteLink } from "../../components/site-link.tsx";
import { Panel } from "../admin/panel.tsx";
import { t } from "../admin/texts.ts";

/** Link to the replay at the time of the report. */
export const Game = ({ stretch }: Pick<ReportView, "stretch">) => (
  <Panel title={t("admin.game.title")}>
    {stretch === null && <p class="soft">{t("admin.game.none")}</p>}
    {stretch?.game === "running" && <p>{t("admin.game.running")}</p>}
    {stretch?.game === "gone" && <p>{t("admin.game.gone")}</p>}
    {stretch?.game === "over" && (
      <>
        <p class="small soft">{t("admin.game.steps", { from: stretch.from, to: stretch.to })}</p>
        <SiteLink to={`/r/${encodeURIComponent(stretch.gameId)}/${stretch.from}`} class="btn">
          {t("admin.game.watch")}
        </SiteLink>
      </>
    )}
  </Panel>
);
