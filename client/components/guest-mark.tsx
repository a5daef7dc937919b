import { t } from "../app/i18n.ts";
import "./guest-mark.css";

/** Mark behind the name of a guest. */
export const GuestMark = () => <span class="guest-mark">{t("profile.guest")}</span>;
