import { t } from "../../i18n.ts";
import "./paused.css";

/** Over a table that stands still. */
export const Paused = () => (
  <p class="table-paused" role="status">
    {t("room.paused")}
  </p>
);
