import { t } from "../../i18n.ts";
import "./paused.css";

/** Notice over a suspended table. */
export const Paused = () => (
  <p class="table-paused" role="status">
    {t("room.paused")}
  </p>
);
