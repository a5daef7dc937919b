import { t } from "../../i18n.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { go } from "../router.ts";

/** Page for unknown addresses. */
export const Nowhere = () => (
  <Notice title={t("nowhere.title")} text={t("nowhere.text")}>
    <Button kind="go" block onPress={() => go("/", "replace")}>
      {t("app.home")}
    </Button>
  </Notice>
);
