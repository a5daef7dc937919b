import { t } from "../../app/i18n.ts";
import "./paused.css";

/** Notice over a suspended table. */
export const PausedNotice = () => (
  <p class="table-paused" role="status">
    {t("room.paused")}
  </p>
);
