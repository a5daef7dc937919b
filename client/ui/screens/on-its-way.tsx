import { t } from "../../i18n.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { useLonger } from "../components/use-longer.ts";
import { go } from "../router.ts";

/** Loading time in ms before the notice is shown. Most screens load faster. */
const quietMs = 1000;

/** Placeholder for a screen that is still loading. */
export function OnItsWay() {
  const isSlow = useLonger(true, quietMs);
  return (
    isSlow && (
      <Notice title={t("app.loading")} text={t("app.onItsWay")}>
        <Button kind="go" block onPress={() => go("/", "replace")}>
          {t("app.home")}
        </Button>
      </Notice>
    )
  );
}
