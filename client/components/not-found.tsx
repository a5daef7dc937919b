import { t } from "../app/i18n.ts";
import { go } from "../app/router.ts";
import { Button } from "./forms/button.tsx";
import { Notice } from "./notice.tsx";

/** Page for unknown addresses. */
export const NotFound = () => (
  <Notice title={t("nowhere.title")} text={t("nowhere.text")}>
    <Button kind="go" block onPress={() => go("/", "replace")}>
      {t("app.home")}
    </Button>
  </Notice>
);
