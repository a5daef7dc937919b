import type { ReportView } from "../../../../shared/net/moderation.ts";
import { GoTo } from "../../components/go-to.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";

/** Link to the replay at the time of the report. */
export const Game = ({ stretch }: Pick<ReportView, "stretch">) => (
  <Part title={t("admin.game.title")}>
    {stretch === null && <p class="soft">{t("admin.game.none")}</p>}
    {stretch?.game === "running" && <p>{t("admin.game.running")}</p>}
    {stretch?.game === "gone" && <p>{t("admin.game.gone")}</p>}
    {stretch?.game === "over" && (
      <>
        <p class="small soft">{t("admin.game.steps", { from: stretch.from, to: stretch.to })}</p>
        <GoTo to={`/r/${encodeURIComponent(stretch.gameId)}/${stretch.from}`} class="btn">
          {t("admin.game.watch")}
        </GoTo>
      </>
    )}
  </Part>
);
