import { t } from "../../i18n.ts";
import "./guest-mark.css";

/** Behind the name of a person without an account. */
export const GuestMark = () => <span class="guest-mark">{t("profile.guest")}</span>;
